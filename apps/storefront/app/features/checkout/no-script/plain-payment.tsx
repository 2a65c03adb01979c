import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { PaymentOption } from '@piri/ui/payment-option';
import { RadioCards } from '@piri/ui/radio-cards';
import { TextInput } from '@piri/ui/text-input';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { inTaka } from '../../catalogue/prices/use-money.ts';
import type { CheckoutTerms } from '../form/checkout-page-data.ts';
import { duesOf } from '../payment/dues.ts';
import { cashFirst, chosenMethod, offerOf } from '../payment/payment-choice-rules.ts';
import { paymentWords, whyNot } from '../payment/payment-words.ts';
import { CheckoutSection } from '../sections/checkout-section.tsx';
import { idAt, landingMargin } from './landing.ts';
import type { PlainForm } from './plain-order.ts';

/** How it is paid. The first way that is possible is chosen until somebody chooses another. */
export function PlainPayment({ form, terms }: { form: PlainForm; terms: CheckoutTerms | undefined }) {
  const { answers, quote, wrong, landing } = form;
  const { kind } = answers.values;
  const isLeftOut = answers.coupon !== '' && answers.coupon === answers.refusedCoupon;
  return (
    <CheckoutSection id="payment" title="How do you pay">
      <Field controlId="paymentMethod">
        <RadioCards
          legend={<VisuallyHidden>How do you pay</VisuallyHidden>}
          name="paymentMethod"
          defaultValue={chosenMethod(answers.values, quote, cashFirst) ?? ''}
        >
          {cashFirst.map((method) => {
            const offer = offerOf(quote, method);
            const { name, about } = paymentWords[method];
            return (
              <PaymentOption
                key={method}
                value={method}
                description={
                  (offer && quote && whyNot({ offer, payable: quote.toPay, terms, kind })) ?? about
                }
                // Before a place is chosen nobody knows; the shop looks at it when it is sent.
                disabled={offer !== undefined && !offer.offered && offer.reason !== 'ADDRESS_NEEDED'}
                dues={duesOf(offer, inTaka)}
              >
                {name}
              </PaymentOption>
            );
          })}
        </RadioCards>
        <FieldError>{wrong?.paymentMethod}</FieldError>
      </Field>
      <details className="mt-4" open={answers.coupon !== ''}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-neel">
          I have a coupon
        </summary>
        <Field controlId={idAt(landing, 'coupon')} className="max-w-90">
          <FieldLabel>Coupon code</FieldLabel>
          <TextInput
            name="coupon"
            defaultValue={answers.coupon}
            maxLength={60}
            autoComplete="off"
            className={landingMargin}
          />
          <FieldError>{wrong?.coupon}</FieldError>
          {isLeftOut && <FieldHint>Your order goes on without it.</FieldHint>}
        </Field>
      </details>
    </CheckoutSection>
  );
}
