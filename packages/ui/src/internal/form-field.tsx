import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What ties a box to whoever holds the form: the answer of react-hook-form's `register` fits. */
export interface FieldRegistration {
  name: string;
  onChange?: (event: ChangeEvent<Control>) => unknown;
  onBlur?: (event: FocusEvent<Control>) => unknown;
  ref?: (element: Control | null) => void;
}

interface Holder<Name extends string> {
  register?: ((name: Name) => FieldRegistration) | undefined;
  values?: Partial<Record<Name, string>> | undefined;
}

/** A box by its name, tied to whoever holds the form. */
export function registerField<Name extends string>(
  { register, values }: Holder<Name>,
  name: Name,
): FieldRegistration & { defaultValue?: string } {
  const value = values?.[name];
  return { ...(register?.(name) ?? { name }), ...(value !== undefined && { defaultValue: value }) };
}

interface QuestionProps {
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  /**
   * The error only follows from something that is said elsewhere, and the answer may be right.
   * @default false
   */
  secondary?: boolean;
  /** @default false */
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** One question: label, box, how to mend it, what helps. */
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
