import { Checkbox } from '@piri/ui/checkbox';
import { Heading } from '@piri/ui/heading';
import { Link } from '@piri/ui/link';
import { useState } from 'react';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { PhoneNumberInput } from '../../customer/account/phone-number-input.tsx';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import { checkoutLabels, formatLatestDay } from '../form/checkout-form-texts.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import type { CheckoutPageData } from '../form/checkout-page-data.ts';
import { cashFirstMethods } from '../payment/payment-methods.ts';
import { AreaCombobox } from '../sections/area-combobox.tsx';
import { BlockingLinesAlert } from '../sections/blocking-lines-alert.tsx';
import { BookingTerms } from '../sections/booking-terms.tsx';
import { CheckoutErrorSummary } from '../sections/checkout-error-summary.tsx';
import { CheckoutField, CheckoutTextField } from '../sections/checkout-field.tsx';
import { CheckoutSummary } from '../sections/checkout-summary.tsx';
import { CollapsibleSummary } from '../sections/collapsible-summary.tsx';
import { CompactPaymentMethodField } from '../sections/compact-payment-method-field.tsx';
import { DeliveryDayField } from '../sections/delivery-day-field.tsx';
import { MobileCodePrompt } from '../sections/mobile-code-prompt.tsx';
import { OrderRejectionAlert } from '../sections/order-rejection-alert.tsx';
import { checkoutFormId, LegalNote, PlaceOrderButton } from '../sections/place-order-button.tsx';
import { SavedAddressField } from '../sections/saved-address-field.tsx';
import { SessionExpiredAlert } from '../sections/session-expired-alert.tsx';
import { SignInPrompt } from '../sections/sign-in-prompt.tsx';
import { UnresolvedOrderAlert } from '../sections/unresolved-order-alert.tsx';
import { type UseCheckoutResult, useCheckout } from '../state/use-checkout.ts';
import { CheckoutStateSwitch, DraftStorageAlert } from './checkout-state-switch.tsx';

/** The checkout with the fewest questions, for one-handed use. Values typed in another layout apply here as well. */
export function CompactCheckoutPage({ data }: { data: CheckoutPageData }) {
  const checkout = useCheckout({ data, payments: cashFirstMethods });
  const { submit, kind } = checkout;
  const title = checkoutMessages[kind].shortTitle;
  return (
    <CheckoutStateSwitch checkout={checkout} title={title}>
      <div className="mx-auto max-w-120">
        <form id={checkoutFormId} method="post" noValidate onSubmit={submit}>
          <Heading level={1} variant="title" tabIndex={-1} className="outline-none">
            {title}
          </Heading>
          <BookingTerms checkout={checkout} />
          <CollapsibleSummary checkout={checkout} className="mt-5" />
          <DraftStorageAlert />
          <SessionExpiredAlert checkout={checkout} />
          <UnresolvedOrderAlert checkout={checkout} />
          <OrderRejectionAlert checkout={checkout} />
          <MobileCodePrompt checkout={checkout} />
          <BlockingLinesAlert checkout={checkout} />
          <CheckoutErrorSummary checkout={checkout} />
          <div className="grid gap-4 pt-6">
            <SignInPrompt checkout={checkout} />
            <CheckoutField form={checkout.form} name="mobile" label={checkoutLabels.mobile}>
              <PhoneNumberInput {...checkout.form.form.register('mobile')} />
            </CheckoutField>
            <CheckoutTextField
              form={checkout.form}
              name="fullName"
              label={checkoutLabels.fullName}
              input={{ autoComplete: 'name' }}
            />
            <Where checkout={checkout} />
            <When checkout={checkout} />
            <CompactPaymentMethodField checkout={checkout} />
          </div>
        </form>
        <CheckoutSummary checkout={checkout} folded="always" className="mt-8">
          <LegalNote checkout={checkout} />
        </CheckoutSummary>
        {/* The button that places the order stays within reach of the thumb. */}
        <div className="sticky bottom-0 z-header -mx-4 mt-4 bg-page px-4 py-3 shadow-floating md:mx-0 md:px-0 md:shadow-none">
          <PlaceOrderButton checkout={checkout} />
        </div>
      </div>
    </CheckoutStateSwitch>
  );
}

function Where({ checkout }: { checkout: UseCheckoutResult }) {
  const { form, values, setValues, addresses, outlet, data } = checkout;
  if (values.kind === 'COLLECT') {
    return (
      <p>
        You’re collecting it{outlet ? ` from ${outlet.name}` : ''}.{' '}
        <Link asChild>
          <button type="button" className="min-h-11" onClick={() => setValues({ kind: 'HOME' })}>
            Have it delivered instead
          </button>
        </Link>
      </p>
    );
  }
  const saved = Array.isArray(addresses.list) ? addresses.list : [];
  const stairs = data.terms?.stairs.fromFloor ?? 0;
  return (
    <>
      {saved.length > 0 && <SavedAddressField checkout={checkout} addresses={saved} />}
      {values.addressId === '' && (
        <>
          <AreaCombobox checkout={checkout} />
          <CheckoutTextField
            form={form}
            name="area"
            label="Area or road"
            input={{ autoComplete: 'address-line2' }}
          />
          <div className="flex flex-wrap gap-x-3 gap-y-4 *:first:min-w-40 *:first:flex-1 *:last:w-24">
            <CheckoutTextField
              form={form}
              name="line"
              label="House and flat"
              input={{ autoComplete: 'address-line1' }}
            />
            <CheckoutTextField
              form={form}
              name="floor"
              label={checkoutLabels.floor}
              required={false}
              input={{ inputMode: 'numeric', autoComplete: 'off' }}
            />
          </div>
          {Number(values.floor) >= stairs && values.floor !== '' && (
            <Checkbox {...form.form.register('lift')}>{checkoutLabels.lift}</Checkbox>
          )}
        </>
      )}
    </>
  );
}

/** The delivery day and its charge as one sentence, with a link to choose another day. */
function When({ checkout }: { checkout: UseCheckoutResult }) {
  const { quote, values } = checkout;
  const [open, setOpen] = useState(false);
  if (open || values.when === 'LATER') return <DeliveryDayField checkout={checkout} />;
  const delivery = quote?.delivery;
  return (
    <div className="mt-2 min-h-18">
      {delivery && (
        <p className="text-balance font-display text-price">
          {formatLatestDay(values.kind, formatDateWithWeekday(delivery.latest))},{' '}
          {delivery.charge + delivery.stairs === 0 ? (
            'free'
          ) : (
            <>
              for{' '}
              <span className="text-accent">
                <InlinePrice figure={delivery.charge + delivery.stairs} />
              </span>
            </>
          )}
          .
        </p>
      )}
      <Link asChild>
        <button type="button" className="min-h-11" onClick={() => setOpen(true)}>
          Change day
        </button>
      </Link>
    </div>
  );
}
