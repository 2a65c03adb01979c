import { Heading } from '@piri/ui/heading';
import { checkoutQuestions, getDayQuestion, getPlaceQuestion } from '../form/checkout-form-texts.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import type { CheckoutPageData } from '../form/checkout-page-data.ts';
import { cardFirstMethods } from '../payment/payment-methods.ts';
import { BlockingLinesAlert } from '../sections/blocking-lines-alert.tsx';
import { BookingTerms } from '../sections/booking-terms.tsx';
import { CheckoutErrorSummary } from '../sections/checkout-error-summary.tsx';
import { CheckoutSection } from '../sections/checkout-section.tsx';
import { CheckoutSummary } from '../sections/checkout-summary.tsx';
import { CollapsibleSummary } from '../sections/collapsible-summary.tsx';
import { ContactSection } from '../sections/contact-section.tsx';
import { DeliveryDayField } from '../sections/delivery-day-field.tsx';
import { DeliverySection } from '../sections/delivery-section.tsx';
import { MobileCodePrompt } from '../sections/mobile-code-prompt.tsx';
import { OrderRejectionAlert } from '../sections/order-rejection-alert.tsx';
import { PaymentMethodField } from '../sections/payment-method-field.tsx';
import { checkoutFormId, LegalNote, PlaceOrderButton } from '../sections/place-order-button.tsx';
import { SessionExpiredAlert } from '../sections/session-expired-alert.tsx';
import { SignInPrompt } from '../sections/sign-in-prompt.tsx';
import { UnresolvedOrderAlert } from '../sections/unresolved-order-alert.tsx';
import { useCheckout } from '../state/use-checkout.ts';
import { CheckoutStateSwitch, DraftStorageAlert } from './checkout-state-switch.tsx';

/** The one-page checkout: contact, address, day and payment beside the summary. */
export function CheckoutPage({ data }: { data: CheckoutPageData }) {
  const checkout = useCheckout({ data, payments: cardFirstMethods });
  const { kind, values, submit } = checkout;
  const { title } = checkoutMessages[kind];
  return (
    <CheckoutStateSwitch checkout={checkout} title={title}>
      <CollapsibleSummary checkout={checkout} className="lg:hidden" />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-x-16">
        <form id={checkoutFormId} method="post" noValidate onSubmit={submit} className="min-w-0">
          <Heading level={1} tabIndex={-1} className="outline-none max-lg:mt-6">
            {title}
          </Heading>
          <BookingTerms checkout={checkout} />
          <DraftStorageAlert />
          <SessionExpiredAlert checkout={checkout} />
          <UnresolvedOrderAlert checkout={checkout} />
          <OrderRejectionAlert checkout={checkout} />
          <MobileCodePrompt checkout={checkout} />
          <BlockingLinesAlert checkout={checkout} />
          <CheckoutErrorSummary checkout={checkout} />
          <CheckoutSection id="contact" title={checkoutQuestions.contact} className="pt-8">
            <SignInPrompt checkout={checkout} />
            <ContactSection form={checkout.form} />
          </CheckoutSection>
          <CheckoutSection id="address" title={getPlaceQuestion(values.kind)}>
            <DeliverySection checkout={checkout} />
          </CheckoutSection>
          <CheckoutSection id="delivery" title={getDayQuestion(values.kind)}>
            <DeliveryDayField checkout={checkout} />
          </CheckoutSection>
          <CheckoutSection id="payment" title={checkoutQuestions.payment}>
            <PaymentMethodField checkout={checkout} />
          </CheckoutSection>
        </form>
        <CheckoutSummary
          checkout={checkout}
          folded="when narrow"
          className="mt-10 lg:sticky lg:top-6 lg:mt-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
        >
          <PlaceOrderButton checkout={checkout} className="mt-3" />
          <LegalNote checkout={checkout} />
        </CheckoutSummary>
      </div>
    </CheckoutStateSwitch>
  );
}
