import { type AriaAttributes, createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldContextValue {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** A hint or an error says under which id it stands, and `undefined` when it has gone. */
  place: (part: 'hint' | 'error', id: string | undefined) => void;
}

/** `null` outside of a field, and again inside a group, whose boxes are not the field's own control. */
export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlProps extends AriaAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
}

/** Joins the props of a control with what its field knows. Outside of a field they stay as they are. */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FieldContext);
  if (!field) return props;
  return { ...props, ...describe(field, props), required: props.required ?? field.required };
}

/** The same for a group of controls, which is a `<fieldset>` and knows no `required`. */
export function useFieldGroup<Props extends Omit<ControlProps, 'required'>>(props: Props): Props {
  const field = useContext(FieldContext);
  if (!field) return props;
  return { ...props, ...describe(field, props), 'aria-required': field.required || undefined };
}

/** Ids for `aria-describedby` and its like: those that are there, each once, or nothing at all. */
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
