import { MobileInput } from '../../customer/account/mobile-input.tsx';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { CheckoutBox, CheckoutText } from './checkout-box.tsx';

/** Whom the shop calls and writes to. */
export function ContactBoxes({ form }: { form: CheckoutForm }) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <CheckoutText form={form} name="fullName" label="Name" input={{ autoComplete: 'name' }} />
      <CheckoutBox form={form} name="mobile" label="Mobile">
        <MobileInput {...form.form.register('mobile')} />
      </CheckoutBox>
      <CheckoutText
        form={form}
        name="email"
        label="E-mail (if you like)"
        required={false}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
      />
    </div>
  );
}
