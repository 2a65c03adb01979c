import { Heading } from '@piri/ui/heading';
import type { CheckoutPageData } from '../form/checkout-page-data.ts';
import { checkoutWords } from '../form/checkout-words.ts';
import { cardFirst } from '../payment/payment-choice-rules.ts';
import { BookingTerms } from '../sections/booking-terms.tsx';
import { ChangedNews } from '../sections/changed-news.tsx';
import { CheckoutSection } from '../sections/checkout-section.tsx';
import { CheckoutSummary } from '../sections/checkout-summary.tsx';
import { ConfirmMobile } from '../sections/confirm-mobile.tsx';
import { ContactBoxes } from '../sections/contact-boxes.tsx';
import { DayChoice } from '../sections/day-choice.tsx';
import { FoldedSummary } from '../sections/folded-summary.tsx';
import { FormErrors } from '../sections/form-errors.tsx';
import { InTheWay } from '../sections/in-the-way.tsx';
import { formId, PayButton, SmallPrint } from '../sections/pay-button.tsx';
import { PaymentChoice } from '../sections/payment-choice.tsx';
import { PlaceChoice } from '../sections/place-choice.tsx';
import { SessionNews } from '../sections/session-news.tsx';
import { SignInOffer } from '../sections/sign-in-offer.tsx';
import { UnansweredNews } from '../sections/unanswered-news.tsx';
import { useCheckout } from '../state/use-checkout.ts';
import { CheckoutGate, DraftNotKept } from './checkout-gate.tsx';

/** Everything on one page: who, where, when, how, beside what it comes to. */
export function CheckoutPage({ data }: { data: CheckoutPageData }) {
  const checkout = useCheckout({ data, payments: cardFirst });
  const { kind, values, submit } = checkout;
  const { title } = checkoutWords[kind];
  return (
    <CheckoutGate checkout={checkout} title={title}>
      <FoldedSummary checkout={checkout} className="lg:hidden" />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-x-16">
        <form id={formId} method="post" noValidate onSubmit={submit} className="min-w-0">
          <Heading level={1} tabIndex={-1} className="outline-none max-lg:mt-6">
            {title}
          </Heading>
          <BookingTerms checkout={checkout} />
          <DraftNotKept />
          <SessionNews checkout={checkout} />
          <UnansweredNews checkout={checkout} />
          <ChangedNews checkout={checkout} />
          <ConfirmMobile checkout={checkout} />
          <InTheWay checkout={checkout} />
          <FormErrors checkout={checkout} />
          <CheckoutSection id="contact" title="Who is it for" className="pt-8">
            <SignInOffer checkout={checkout} />
            <ContactBoxes form={checkout.form} />
          </CheckoutSection>
          <CheckoutSection id="address" title="Where does it go">
            <PlaceChoice checkout={checkout} />
          </CheckoutSection>
          <CheckoutSection
            id="delivery"
            title={values.kind === 'HOME' ? 'When does it come' : 'When do you collect it'}
          >
            <DayChoice checkout={checkout} />
          </CheckoutSection>
          <CheckoutSection id="payment" title="How do you pay">
            <PaymentChoice checkout={checkout} />
          </CheckoutSection>
        </form>
        <CheckoutSummary
          checkout={checkout}
          folded="when narrow"
          className="mt-10 lg:sticky lg:top-6 lg:mt-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
        >
          <PayButton checkout={checkout} className="mt-3" />
          <SmallPrint checkout={checkout} />
        </CheckoutSummary>
      </div>
    </CheckoutGate>
  );
}
