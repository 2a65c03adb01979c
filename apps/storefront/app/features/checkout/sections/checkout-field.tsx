import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { TextInput, type TextInputProps } from '@piri/ui/text-input';
import type { ReactNode } from 'react';
import type { CheckoutFieldName } from '../form/checkout-values.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';

export interface CheckoutFieldProps {
  form: CheckoutForm;
  name: CheckoutFieldName;
  label: string;
  /** @default true */
  required?: boolean;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A question of the form with its control, and what is wrong with the answer. */
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

/** The same with one line to type into. */
export function CheckoutTextField({
  input,
  ...box
}: Omit<CheckoutFieldProps, 'children'> & { input?: TextInputProps }) {
  return (
    <CheckoutField {...box}>
      <TextInput {...input} {...box.form.form.register(box.name)} />
    </CheckoutField>
  );
}
