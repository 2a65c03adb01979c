import type { PaymentMethod } from '@piri/contract/quote';
import { Field, FieldError } from '@piri/ui/field';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { getPaymentMethodTexts, getPaymentMethodUnavailableReason } from '../payment/payment-method-texts.ts';
import { findPaymentMethodOption } from '../payment/payment-methods.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** Lists all payment methods by their short names, in a row. The reason for an unavailable one is below it. */
export function CompactPaymentMethodField({ checkout }: { checkout: UseCheckoutResult }) {
  const { payments, quote, method, values, setValues, form, data } = checkout;
  return (
    <Field>
      <RadioCards
        variant="row"
        legend="Pay with"
        name="paymentMethod"
        value={method ?? ''}
        onValueChange={(paymentMethod) => setValues({ paymentMethod: paymentMethod as PaymentMethod })}
      >
        {payments.map((one) => {
          const offer = findPaymentMethodOption(quote, one);
          const reason =
            offer &&
            quote &&
            getPaymentMethodUnavailableReason({
              offer,
              payable: quote.toPay,
              terms: data.terms,
              kind: values.kind,
            });
          return (
            <RadioCard key={one} value={one} disabledReason={reason}>
              {getPaymentMethodTexts(values.kind)[one].short}
            </RadioCard>
          );
        })}
      </RadioCards>
      <FieldError>{form.errors.paymentMethod}</FieldError>
    </Field>
  );
}
