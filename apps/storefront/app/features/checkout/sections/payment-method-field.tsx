import type { InstalmentPlan, PaymentMethod } from '@piri/contract/quote';
import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { PaymentLogosFromSprite } from '@piri/ui/payment-logos';
import { PaymentOption } from '@piri/ui/payment-option';
import { RadioCards } from '@piri/ui/radio-cards';
import { Select } from '@piri/ui/select';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import drawings from '../../platform/images/drawings.svg?no-inline';
import { checkoutQuestions } from '../form/checkout-form-texts.ts';
import { getPaymentSchedule } from '../payment/get-payment-schedule.ts';
import { paymentMethodLogos } from '../payment/payment-method-logos.ts';
import { getPaymentMethodTexts, getPaymentMethodUnavailableReason } from '../payment/payment-method-texts.ts';
import { findPaymentMethodOption } from '../payment/payment-methods.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** Lists all payment methods. An unavailable one shows the reason. */
export function PaymentMethodField({ checkout }: { checkout: UseCheckoutResult }) {
  const { payments, quote, method, values, setValues, form, data } = checkout;
  const { kind } = values;
  const messages = getPaymentMethodTexts(kind, checkout.kind === 'BOOKING');
  return (
    <Field>
      <RadioCards
        legend={<VisuallyHidden>{checkoutQuestions.payment}</VisuallyHidden>}
        name="paymentMethod"
        value={method ?? ''}
        onValueChange={(paymentMethod) => setValues({ paymentMethod: paymentMethod as PaymentMethod })}
      >
        {payments.map((one) => {
          const offer = findPaymentMethodOption(quote, one);
          const { name, about } = messages[one];
          const shown = paymentMethodLogos[one];
          return (
            <PaymentOption
              key={one}
              value={one}
              description={about}
              disabledReason={
                offer &&
                quote &&
                getPaymentMethodUnavailableReason({ offer, payable: quote.toPay, terms: data.terms, kind })
              }
              schedule={getPaymentSchedule(offer, (figure) => <InlinePrice figure={figure} />, {
                advance: quote?.booking?.advance,
                kind,
              })}
              logos={
                shown && <PaymentLogosFromSprite aria-label="We accept" logos={shown} spriteUrl={drawings} />
              }
              expandedContent={
                one === 'CARD' && quote && quote.instalments.length > 0 && <Months checkout={checkout} />
              }
            >
              {name}
            </PaymentOption>
          );
        })}
      </RadioCards>
      <FieldError>{form.errors.paymentMethod}</FieldError>
    </Field>
  );
}

function Months({ checkout: { quote, values, setValues, form } }: { checkout: UseCheckoutResult }) {
  return (
    <Field className="max-w-90">
      <FieldLabel>Pay in full or in instalments</FieldLabel>
      <Select
        name="emiMonths"
        value={values.emiMonths}
        onChange={({ target }) => setValues({ paymentMethod: 'CARD', emiMonths: target.value })}
      >
        <option value="">Pay in full</option>
        {quote?.instalments.map((plan) => (
          <option key={plan.months} value={plan.months}>
            {formatPlan(plan)}
          </option>
        ))}
      </Select>
      <FieldError>{form.errors.emiMonths}</FieldError>
    </Field>
  );
}

function formatPlan({ months, monthly, fee }: InstalmentPlan): string {
  return `${months} × ${formatTaka(monthly)} a month, ${fee === 0 ? 'no fee' : `${formatTaka(fee)} fee`}`;
}
