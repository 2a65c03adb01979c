import { Checkbox } from '@piri/ui/checkbox';
import { Heading } from '@piri/ui/heading';
import { Link } from '@piri/ui/link';
import { useState } from 'react';
import { MoneyText } from '../../catalogue/prices/money-text.tsx';
import { MobileInput } from '../../customer/account/mobile-input.tsx';
import { sayWholeDay } from '../../platform/dates/say-whole-day.ts';
import type { CheckoutPageData } from '../form/checkout-page-data.ts';
import { checkoutWords } from '../form/checkout-words.ts';
import { cashFirst } from '../payment/payment-choice-rules.ts';
import { BookingTerms } from '../sections/booking-terms.tsx';
import { ChangedNews } from '../sections/changed-news.tsx';
import { CheckoutBox, CheckoutText } from '../sections/checkout-box.tsx';
import { CheckoutSummary } from '../sections/checkout-summary.tsx';
import { ConfirmMobile } from '../sections/confirm-mobile.tsx';
import { DayChoice } from '../sections/day-choice.tsx';
import { FoldedSummary } from '../sections/folded-summary.tsx';
import { FormErrors } from '../sections/form-errors.tsx';
import { InTheWay } from '../sections/in-the-way.tsx';
import { formId, PayButton, SmallPrint } from '../sections/pay-button.tsx';
import { PaymentRow } from '../sections/payment-row.tsx';
import { PlaceBox } from '../sections/place-box.tsx';
import { SavedChoice } from '../sections/saved-choice.tsx';
import { SessionNews } from '../sections/session-news.tsx';
import { SignInOffer } from '../sections/sign-in-offer.tsx';
import { UnansweredNews } from '../sections/unanswered-news.tsx';
import { type Checkout, useCheckout } from '../state/use-checkout.ts';
import { CheckoutGate, DraftNotKept } from './checkout-gate.tsx';

/** The fewest answers an order can be made of, for one thumb. What else was answered in another layout counts here as well. */
export function ExpressPage({ data }: { data: CheckoutPageData }) {
  const checkout = useCheckout({ data, payments: cashFirst });
  const { submit, kind } = checkout;
  const title = checkoutWords[kind].shortTitle;
  return (
    <CheckoutGate checkout={checkout} title={title}>
      <div className="mx-auto max-w-120">
        <form id={formId} method="post" noValidate onSubmit={submit}>
          <Heading level={1} look="title" tabIndex={-1} className="outline-none">
            {title}
          </Heading>
          <BookingTerms checkout={checkout} />
          <FoldedSummary checkout={checkout} className="mt-5" />
          <DraftNotKept />
          <SessionNews checkout={checkout} />
          <UnansweredNews checkout={checkout} />
          <ChangedNews checkout={checkout} />
          <ConfirmMobile checkout={checkout} />
          <InTheWay checkout={checkout} />
          <FormErrors checkout={checkout} />
          <div className="grid gap-4 pt-6">
            <SignInOffer checkout={checkout} />
            <CheckoutBox form={checkout.form} name="mobile" label="Mobile">
              <MobileInput {...checkout.form.form.register('mobile')} />
            </CheckoutBox>
            <CheckoutText
              form={checkout.form}
              name="fullName"
              label="Name"
              input={{ autoComplete: 'name' }}
            />
            <Where checkout={checkout} />
            <When checkout={checkout} />
            <PaymentRow checkout={checkout} />
          </div>
        </form>
        <CheckoutSummary checkout={checkout} folded="always" className="mt-8">
          <SmallPrint checkout={checkout} />
        </CheckoutSummary>
        {/* The press that ends it stays under the thumb. */}
        <div className="sticky bottom-0 z-bar -mx-4 mt-4 bg-page px-4 py-3 shadow-e2 md:mx-0 md:px-0 md:shadow-none">
          <PayButton checkout={checkout} />
        </div>
      </div>
    </CheckoutGate>
  );
}

function Where({ checkout }: { checkout: Checkout }) {
  const { form, values, answer, addresses, outlet, data } = checkout;
  if (values.kind === 'COLLECT') {
    return (
      <p>
        You collect it{outlet ? ` in ${outlet.name}` : ''}.{' '}
        <Link asChild>
          <button type="button" className="min-h-11" onClick={() => answer({ kind: 'HOME' })}>
            Have it brought instead
          </button>
        </Link>
      </p>
    );
  }
  const saved = Array.isArray(addresses.list) ? addresses.list : [];
  const stairs = data.terms?.stairs.fromFloor ?? 0;
  return (
    <>
      {saved.length > 0 && <SavedChoice checkout={checkout} addresses={saved} />}
      {values.addressId === '' && (
        <>
          <PlaceBox checkout={checkout} />
          <CheckoutText
            form={form}
            name="area"
            label="Area or road"
            input={{ autoComplete: 'address-line2' }}
          />
          <div className="flex flex-wrap gap-x-3 gap-y-4 *:first:min-w-40 *:first:flex-1 *:last:w-24">
            <CheckoutText
              form={form}
              name="line"
              label="House and flat"
              input={{ autoComplete: 'address-line1' }}
            />
            <CheckoutText
              form={form}
              name="floor"
              label="Floor"
              required={false}
              input={{ inputMode: 'numeric', autoComplete: 'off' }}
            />
          </div>
          {Number(values.floor) >= stairs && values.floor !== '' && (
            <Checkbox {...form.form.register('lift')}>There is a lift</Checkbox>
          )}
        </>
      )}
    </>
  );
}

/** The day and its charge as one sentence; another day behind a link. */
function When({ checkout }: { checkout: Checkout }) {
  const { quote, values } = checkout;
  const [open, setOpen] = useState(false);
  if (open || values.when === 'LATER') return <DayChoice checkout={checkout} />;
  const delivery = quote?.delivery;
  return (
    <div className="mt-2 min-h-18">
      {delivery && (
        <p className="text-balance font-display text-price">
          By {sayWholeDay(delivery.latest)},{' '}
          {delivery.charge + delivery.stairs === 0 ? (
            'for nothing'
          ) : (
            <>
              for{' '}
              <span className="text-neel">
                <MoneyText figure={delivery.charge + delivery.stairs} />
              </span>
            </>
          )}
          .
        </p>
      )}
      <Link asChild>
        <button type="button" className="min-h-11" onClick={() => setOpen(true)}>
          Another day
        </button>
      </Link>
    </div>
  );
}
