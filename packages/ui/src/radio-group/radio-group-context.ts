import { type ChangeEvent, createContext, useContext } from 'react';

/** The context that a group of radio buttons provides to each of them. */
export interface RadioGroupContextValue {
  name: string | undefined;
  value: string | undefined;
  defaultValue: string | undefined;
  disabled: boolean;
  onValueChange: ((value: string) => void) | undefined;
}

export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);

export interface RadioChoiceProps {
  name?: string | undefined;
  value: string;
  disabled?: boolean | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * Merges the props of a radio button with those of its group. The button's own props win, so that
 * `{...register('lift')}` of react-hook-form can be spread on each.
 */
export function useRadioProps<Props extends RadioChoiceProps>(props: Props) {
  const group = useContext(RadioGroupContext);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    props.onChange?.(event);
    group?.onValueChange?.(props.value);
  };
  return {
    ...props,
    type: 'radio',
    name: props.name ?? group?.name,
    disabled: props.disabled || group?.disabled,
    ...(group?.value !== undefined && { checked: group.value === props.value }),
    ...(group?.defaultValue !== undefined && { defaultChecked: group.defaultValue === props.value }),
    onChange,
  };
}
