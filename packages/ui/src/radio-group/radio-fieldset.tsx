import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldContext, useFieldGroup } from '../field/field-context.ts';
import { RequiredMark } from '../internal/required-mark.tsx';
import { RadioGroupContext } from './radio-group-context.ts';

/** The styles of a native radio button: a ring that fills when chosen. In forced colours, the ring's width shows it. */
export const radioClass = [
  'size-6 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-surface',
  'transition-[border-width] duration-base checked:border-8 checked:border-accent in-aria-invalid:border-danger',
  'disabled:border-subtle disabled:bg-surface-strong disabled:checked:border-control aria-disabled:border-subtle aria-disabled:bg-surface-strong',
  // By default, Chromium forces its own border here and sometimes fails to repaint it.
  'forced-colors:border-[ButtonText] forced-colors:checked:border-[Highlight] forced-colors:disabled:border-[GrayText] forced-colors:aria-disabled:border-[GrayText]',
].join(' ');

/** The group behind `RadioGroup` and `RadioCards`. Renders a `<fieldset>` whose legend is the question. */
export function RadioFieldset({
  legend,
  name,
  value,
  defaultValue,
  disabled = false,
  onValueChange,
  children,
  ...props
}: RadioFieldsetProps & { 'data-slot': string }) {
  const ownName = useId();
  const legendId = useId();
  const group = useFieldGroup(props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: `aria-required` and `aria-invalid` are not allowed on the implicit role `group`
    <fieldset role="radiogroup" aria-labelledby={legendId} {...group}>
      <legend id={legendId} className="mb-1.5 font-semibold text-small">
        {legend}
        {group['aria-required'] && <RequiredMark />}
      </legend>
      <RadioGroupContext value={{ name: name ?? ownName, value, defaultValue, disabled, onValueChange }}>
        <FieldContext value={null}>{children}</FieldContext>
      </RadioGroupContext>
    </fieldset>
  );
}

export interface RadioFieldsetProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'role'> {
  /** The question. It names the group. */
  legend: ReactNode;
  /** The name of the value in the submitted data. Without it, a generated name groups the buttons. */
  name?: string;
  /** The chosen value, if the page controls it. */
  value?: string;
  /** The initially chosen value, if the page does not control it. */
  defaultValue?: string;
  /** Called with the value of the option that was chosen. */
  onValueChange?: (value: string) => void;
}
