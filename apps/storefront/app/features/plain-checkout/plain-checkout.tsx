import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import { ErrorSummary } from '@piri/ui/error-summary';
import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { useId } from 'react';
import { SmallPrint } from '../checkout/pay-button.tsx';
import { offerOf } from '../checkout/payment-choice-rules.ts';
import { inTaka } from '../currency/use-money.ts';
import { PlainBoxes } from './plain-boxes.tsx';
import { PlainNews } from './plain-news.tsx';
import type { PlainCheckoutData, PlainForm } from './plain-order.ts';
import { PlainPayment } from './plain-payment.tsx';
import { PlainSummary } from './plain-summary.tsx';

/** A checkout of which every step is a page of the server's: it asks nothing of the browser but to send a form. */
export function PlainCheckout({ data, sent }: { data: PlainCheckoutData; sent: PlainForm | undefined }) {
  const form = sent ?? data.form;
  return (
    <Container className="pt-4 md:pt-6">
      <Heading level={1} tabIndex={-1} className="outline-none">
        Checkout
      </Heading>
      {form && data.places ? (
        <Filled data={data} form={form} places={data.places} />
      ) : (
        <ErrorState
          className="mt-8"
          title="We could not ask what it comes to."
          action={
            <UiLink href="" variant="stitched">
              Try again
            </UiLink>
          }
        >
          Nothing was ordered. Please try again in a moment.
        </ErrorState>
      )}
    </Container>
  );
}

interface FilledProps {
  data: PlainCheckoutData;
  form: PlainForm;
  places: NonNullable<PlainCheckoutData['places']>;
}

function Filled({ data, form, places }: FilledProps) {
  const { answers, quote, wrong = {} } = form;
  const pay = useId();
  // One box asks for all three; and an order goes on without a coupon that does not count.
  const errors = Object.entries(wrong)
    .filter(([name]) => !['division', 'district', 'coupon'].includes(name))
    .map(([name, message]) => ({ field: name === 'upazila' ? 'place' : name, message }));
  return (
    // Sent by the browser itself, with JavaScript as without it.
    <form method="post" noValidate>
      <input type="hidden" name="key" value={answers.key} />
      <input type="hidden" name="refusedCoupon" value={answers.refusedCoupon} />
      <input type="hidden" name="agreed" value={quote?.toPay ?? 0} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-x-16">
        <div className="min-w-0">
          <PlainNews form={form} isLimited={data.isLimited ?? false} />
          <ErrorSummary errors={errors} title="Before we can take your order" className="mt-6" />
          <PlainBoxes data={data} places={places} form={form} />
          <PlainPayment form={form} terms={data.terms} />
        </div>
        <PlainSummary form={form} className="mt-10 lg:sticky lg:top-6 lg:mt-0 lg:self-start">
          <Button type="submit" name="intent" value="reckon" variant="secondary" className="mt-4 w-full">
            Reckon with these answers
          </Button>
          {quote && (
            <Button type="submit" name="intent" value="order" aria-describedby={pay} className="mt-3 w-full">
              Order for {inTaka(quote.toPay)}
            </Button>
          )}
          <div id={pay}>
            <SmallPrint
              checkout={{
                kind: 'ORDER',
                data,
                offer: offerOf(quote, answers.values.paymentMethod || undefined),
              }}
            />
          </div>
        </PlainSummary>
      </div>
    </form>
  );
}
