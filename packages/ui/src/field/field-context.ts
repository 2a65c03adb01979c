import { type AriaAttributes, createContext, useContext, useLayoutEffect } from 'react';

/** The data that a field provides to the control inside it. */
export interface FieldContextValue {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Registers the id of a hint or an error, or `undefined` when it is removed. */
  registerPart: (part: 'hint' | 'error', id: string | undefined) => void;
  /** Whether the control says itself what is wrong. Then the error of the field is not shown, which may contradict it. */
  hasControlMessage: boolean;
  setControlMessage: (shown: boolean) => void;
}

/** `null` outside of a field and inside a group, whose inputs are not the field's own control. */
export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlProps extends AriaAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
}

/** Merges the props of a control with those of its field. Outside of a field they are returned unchanged. */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FieldContext);
  if (!field) return props;
  return { ...props, ...describe(field, props), required: props.required ?? field.required };
}

/** The same for a group of controls, which is a `<fieldset>` and has no `required`. */
export function useFieldGroup<Props extends Omit<ControlProps, 'required'>>(props: Props): Props {
  const field = useContext(FieldContext);
  if (!field) return props;
  return { ...props, ...describe(field, props), 'aria-required': field.required || undefined };
}

/** Tells the field whether its control shows a message of its own about what is wrong. */
export function useControlMessage(shown: boolean): void {
  const setControlMessage = useContext(FieldContext)?.setControlMessage;
  // Before the paint, so that both messages are never seen together.
  useLayoutEffect(() => {
    setControlMessage?.(shown);
    return () => setControlMessage?.(false);
  }, [shown, setControlMessage]);
}

/** Joins ids for attributes such as `aria-describedby`, without duplicates. Returns `undefined` if there are none. */
export function mergeIds(...ids: readonly unknown[]): string | undefined {
  return [...new Set(ids)].filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined;
}

function describe(field: FieldContextValue, props: AriaAttributes) {
  return {
    id: field.controlId,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-describedby': mergeIds(props['aria-describedby'], field.describedBy),
  };
}
