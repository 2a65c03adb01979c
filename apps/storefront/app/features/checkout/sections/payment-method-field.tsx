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
import { paymentMethodLogos } from '../payment/payment-method-logos.ts';
import {
  bookingPaymentMethodTexts,
  getPaymentMethodUnavailableReason,
  paymentMethodTexts,
} from '../payment/payment-method-texts.ts';
import { getPaymentSchedule } from '../payment/payment-schedule.ts';
import { findPaymentMethodOption } from '../payment/prioritized-payment-methods.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** Lists all payment methods. An unavailable one shows the reason. */
export function PaymentMethodField({ checkout }: { checkout: UseCheckoutResult }) {
  const { payments, quote, method, values, answer, form, data } = checkout;
  const { kind } = values;
  const messages = checkout.kind === 'BOOKING' ? bookingPaymentMethodTexts : paymentMethodTexts;
  return (
    <Field>
      <RadioCards
        legend={<VisuallyHidden>How do you pay</VisuallyHidden>}
        name="paymentMethod"
        value={method ?? ''}
        onValueChange={(paymentMethod) => answer({ paymentMethod: paymentMethod as PaymentMethod })}
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
              schedule={getPaymentSchedule(
                offer,
                (figure) => <InlinePrice figure={figure} />,
                quote?.booking?.advance,
              )}
              logos={
                shown && (
                  <PaymentLogosFromSprite
                    aria-label={`${name}: taken are`}
                    logos={shown}
                    spriteUrl={drawings}
                  />
                )
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

function Months({ checkout: { quote, values, answer, form } }: { checkout: UseCheckoutResult }) {
  return (
    <Field className="max-w-90">
      <FieldLabel>All at once, or by the month</FieldLabel>
      <Select
        name="emiMonths"
        value={values.emiMonths}
        onChange={({ target }) => answer({ paymentMethod: 'CARD', emiMonths: target.value })}
      >
        <option value="">All at once</option>
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
  return `${months} months of ${formatTaka(monthly)}, ${fee === 0 ? 'no fee' : `fee ${formatTaka(fee)}`}`;
}
