import { PhoneNumberInput } from '../../customer/account/phone-number-input.tsx';
import { checkoutLabels } from '../form/checkout-form-texts.ts';
import type { UseCheckoutFormResult } from '../form/use-checkout-form.ts';
import { CheckoutField, CheckoutTextField } from './checkout-field.tsx';

/** The fields for the customer's name, mobile number and email address. */
export function ContactSection({ form }: { form: UseCheckoutFormResult }) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <CheckoutTextField
        form={form}
        name="fullName"
        label={checkoutLabels.fullName}
        input={{ autoComplete: 'name' }}
      />
      <CheckoutField form={form} name="mobile" label={checkoutLabels.mobile}>
        <PhoneNumberInput {...form.form.register('mobile')} />
      </CheckoutField>
      <CheckoutTextField
        form={form}
        name="email"
        label={checkoutLabels.email}
        required={false}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
      />
    </div>
  );
}
