import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { PaymentOption } from '@piri/ui/payment-option';
import { RadioCards } from '@piri/ui/radio-cards';
import { TextInput } from '@piri/ui/text-input';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { checkoutQuestions } from '../form/checkout-form-texts.ts';
import type { CheckoutSettings } from '../form/checkout-page-data.ts';
import { getPaymentSchedule } from '../payment/get-payment-schedule.ts';
import { getPaymentMethodTexts, getPaymentMethodUnavailableReason } from '../payment/payment-method-texts.ts';
import {
  cashFirstMethods,
  findPaymentMethodOption,
  getSelectedOrDefaultPaymentMethod,
} from '../payment/payment-methods.ts';
import { CheckoutSection } from '../sections/checkout-section.tsx';
import type { NoScriptFormState } from './no-script-order.ts';
import { getTargetId, scrollTargetMarginClass } from './scroll-target.ts';

/** The payment methods and the coupon. The first available method is selected by default. */
export function NoScriptPaymentFields({
  form,
  terms,
}: {
  form: NoScriptFormState;
  terms: CheckoutSettings | undefined;
}) {
  const { answers, quote, wrong, scrollTarget } = form;
  const { kind } = answers.values;
  const isLeftOut = answers.coupon !== '' && answers.coupon === answers.refusedCoupon;
  return (
    <CheckoutSection id="payment" title={checkoutQuestions.payment}>
      <Field controlId="paymentMethod">
        <RadioCards
          legend={<VisuallyHidden>{checkoutQuestions.payment}</VisuallyHidden>}
          name="paymentMethod"
          defaultValue={getSelectedOrDefaultPaymentMethod(answers.values, quote, cashFirstMethods) ?? ''}
        >
          {cashFirstMethods.map((method) => {
            const offer = findPaymentMethodOption(quote, method);
            const { name, about } = getPaymentMethodTexts(kind)[method];
            return (
              <PaymentOption
                key={method}
                value={method}
                description={
                  (offer &&
                    quote &&
                    getPaymentMethodUnavailableReason({ offer, payable: quote.toPay, terms, kind })) ??
                  about
                }
                // Without an area the availability is unknown; the API checks it when the form is sent.
                disabled={offer !== undefined && !offer.offered && offer.reason !== 'ADDRESS_NEEDED'}
                schedule={getPaymentSchedule(offer, formatTaka, { kind })}
              >
                {name}
              </PaymentOption>
            );
          })}
        </RadioCards>
        <FieldError>{wrong?.paymentMethod}</FieldError>
      </Field>
      <details className="mt-4" open={answers.coupon !== ''}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
          Add a coupon
        </summary>
        <Field controlId={getTargetId(scrollTarget, 'coupon')} className="max-w-90">
          <FieldLabel>Coupon code</FieldLabel>
          <TextInput
            name="coupon"
            defaultValue={answers.coupon}
            maxLength={60}
            autoComplete="off"
            className={scrollTargetMarginClass}
          />
          <FieldError>{wrong?.coupon}</FieldError>
          {isLeftOut && <FieldHint>Your order will go through without it.</FieldHint>}
        </Field>
      </details>
    </CheckoutSection>
  );
}
