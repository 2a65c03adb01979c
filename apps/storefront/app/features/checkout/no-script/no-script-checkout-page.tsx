import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import { ErrorSummary } from '@piri/ui/error-summary';
import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkoutMessages } from '../form/checkout-messages.ts';
import { findPaymentMethodOption } from '../payment/payment-methods.ts';
import { quoteErrorTitle } from '../quote/quote-error-messages.ts';
import { LegalNote } from '../sections/place-order-button.tsx';
import { NoScriptContactDeliveryFields } from './no-script-contact-delivery-fields.tsx';
import { formatNoScriptOrderButtonLabel, showTotalLabel } from './no-script-messages.ts';
import { NoScriptMobileCodePrompt } from './no-script-mobile-code-prompt.tsx';
import type { NoScriptCheckoutData, NoScriptFormState } from './no-script-order.ts';
import { NoScriptPaymentFields } from './no-script-payment-fields.tsx';
import { NoScriptResultAlert } from './no-script-result-alert.tsx';
import { NoScriptSummary } from './no-script-summary.tsx';
import { scrollTargetId } from './scroll-target.ts';

/** A checkout in which the server renders every step. It needs nothing from the browser but forms. */
export function NoScriptCheckoutPage({
  data,
  sent,
}: {
  data: NoScriptCheckoutData;
  sent: NoScriptFormState | undefined;
}) {
  const form = sent ?? data.form;
  return (
    <Container className="pt-4 md:pt-6">
      <Heading level={1} tabIndex={-1} className="outline-none">
        {checkoutMessages.ORDER.title}
      </Heading>
      {form ? (
        <CheckoutForm data={data} form={form} />
      ) : (
        <ErrorState
          className="mt-8"
          title={quoteErrorTitle}
          action={
            <UiLink href="" variant="standalone">
              Try again
            </UiLink>
          }
        >
          Nothing has been ordered. Please try again in a moment.
        </ErrorState>
      )}
    </Container>
  );
}

interface CheckoutFormProps {
  data: NoScriptCheckoutData;
  form: NoScriptFormState;
}

function CheckoutForm({ data, form }: CheckoutFormProps) {
  const { answers, quote, wrong = {}, scrollTarget } = form;
  const pay = useId();
  // Serialise again: server and browser encode the query differently, and hydration compares them.
  const address = `?${useSearchParams()[0]}`;
  // A page that opens at the next field needs no summary, and an invalid coupon does not block an order.
  const errors = Object.entries(scrollTarget ? {} : wrong)
    .filter(([name]) => name !== 'coupon')
    .map(([field, message]) => ({ field, message }));
  return (
    // Submitted by the browser itself, even with JavaScript. The fragment is not sent to the server.
    <form method="post" action={`${address}#${scrollTargetId}`} noValidate>
      {/* The Enter key activates the first button of a form, so this one asks for the total and never orders. */}
      <button
        type="submit"
        name="intent"
        value="total"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <input type="hidden" name="key" value={answers.key} />
      <input type="hidden" name="refusedCoupon" value={answers.refusedCoupon} />
      <input type="hidden" name="agreed" value={quote?.toPay ?? 0} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-x-16">
        <div className="min-w-0">
          <NoScriptResultAlert form={form} isLimited={data.isLimited ?? false} />
          <NoScriptMobileCodePrompt form={form} address={address} />
          <ErrorSummary errors={errors} title={checkoutMessages.ORDER.errorSummaryTitle} className="mt-6" />
          <NoScriptContactDeliveryFields data={data} form={form} />
          <NoScriptPaymentFields form={form} terms={data.terms} />
        </div>
        <NoScriptSummary form={form} className="mt-10 lg:sticky lg:top-6 lg:mt-0 lg:self-start">
          <Button type="submit" name="intent" value="total" variant="secondary" className="mt-4 w-full">
            {showTotalLabel}
          </Button>
          {quote && (
            <Button
              type="submit"
              name="intent"
              value="order"
              formAction={address}
              aria-describedby={pay}
              className="mt-3 w-full"
            >
              {formatNoScriptOrderButtonLabel(form, quote.toPay)}
            </Button>
          )}
          <div id={pay}>
            <LegalNote
              checkout={{
                kind: 'ORDER',
                data,
                values: answers.values,
                offer: findPaymentMethodOption(quote, answers.values.paymentMethod || undefined),
              }}
            />
          </div>
        </NoScriptSummary>
      </div>
    </form>
  );
}
