import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { TextInput, type TextInputProps } from '@piri/ui/text-input';
import type { ReactNode } from 'react';
import type { CheckoutFieldName } from '../form/checkout-values.ts';
import type { UseCheckoutFormResult } from '../form/use-checkout-form.ts';

export interface CheckoutFieldProps {
  form: UseCheckoutFormResult;
  name: CheckoutFieldName;
  label: string;
  /** @default true */
  required?: boolean;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A field of the form with its label, control, error and hint. */
export function CheckoutField({
  form,
  name,
  label,
  required = true,
  hint,
  className,
  children,
}: CheckoutFieldProps) {
  return (
    <Field required={required} {...(className !== undefined && { className })}>
      <FieldLabel>{label}</FieldLabel>
      {children}
      <FieldError>{form.errors[name]}</FieldError>
      {hint && <FieldHint>{hint}</FieldHint>}
    </Field>
  );
}

/** A `CheckoutField` with a text input. */
export function CheckoutTextField({
  input,
  ...field
}: Omit<CheckoutFieldProps, 'children'> & { input?: TextInputProps }) {
  return (
    <CheckoutField {...field}>
      <TextInput {...input} {...field.form.form.register(field.name)} />
    </CheckoutField>
  );
}
