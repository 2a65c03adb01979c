import type { PaymentMethod } from '@piri/contract/quote';
import { Field, FieldError } from '@piri/ui/field';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { offerOf } from '../payment/payment-choice-rules.ts';
import { paymentWords, whyNot } from '../payment/payment-words.ts';
import type { Checkout } from '../state/use-checkout.ts';

/** Every way to pay in a word, as a row. Why one is not possible stands below it. */
export function PaymentRow({ checkout }: { checkout: Checkout }) {
  const { payments, quote, method, values, answer, form, data } = checkout;
  return (
    <Field>
      <RadioCards
        variant="row"
        legend="Pay with"
        name="paymentMethod"
        value={method ?? ''}
        onValueChange={(paymentMethod) => answer({ paymentMethod: paymentMethod as PaymentMethod })}
      >
        {payments.map((one) => {
          const offer = offerOf(quote, one);
          const reason =
            offer && quote && whyNot({ offer, payable: quote.toPay, terms: data.terms, kind: values.kind });
          return (
            <RadioCard key={one} value={one} unavailable={reason}>
              {paymentWords[one].short}
            </RadioCard>
          );
        })}
      </RadioCards>
      <FieldError>{form.errors.paymentMethod}</FieldError>
    </Field>
  );
}
