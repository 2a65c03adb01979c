import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The props that connect a field to the form's state, such as the result of `register` of react-hook-form. */
export interface FieldRegistration {
  name: string;
  onChange?: (event: ChangeEvent<Control>) => unknown;
  onBlur?: (event: FocusEvent<Control>) => unknown;
  ref?: (element: Control | null) => void;
}

interface Holder<Name extends string> {
  register?: ((name: Name) => FieldRegistration) | undefined;
  defaultValues?: Partial<Record<Name, string>> | undefined;
}

/** Returns the props of a field by its name, connected to the form's state. */
export function registerField<Name extends string>(
  { register, defaultValues }: Holder<Name>,
  name: Name,
): FieldRegistration & { defaultValue?: string } {
  const value = defaultValues?.[name];
  return { ...(register?.(name) ?? { name }), ...(value !== undefined && { defaultValue: value }) };
}

interface QuestionProps {
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  /**
   * Whether the error only follows from one shown elsewhere, and the value may be right.
   * @default false
   */
  secondary?: boolean;
  /** @default false */
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** A field with its label, error and hint. */
export function FormField({
  label,
  error,
  hint,
  secondary = false,
  required = false,
  className,
  children,
}: QuestionProps) {
  return (
    <Field required={required} className={className} {...(secondary && { invalid: false })}>
      <FieldLabel>{label}</FieldLabel>
      {children}
      <FieldError tone={secondary ? 'quiet' : 'error'}>{error}</FieldError>
      {hint && <FieldHint>{hint}</FieldHint>}
    </Field>
  );
}
