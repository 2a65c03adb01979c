import { Heading } from '@piri/ui/heading';
import { BookingTerms } from './booking-terms.tsx';
import { ChangedNews } from './changed-news.tsx';
import { CheckoutGate, DraftNotKept } from './checkout-gate.tsx';
import type { CheckoutPageData } from './checkout-page-data.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { checkoutWords } from './checkout-words.ts';
import { ConfirmMobile } from './confirm-mobile.tsx';
import { ContactBoxes } from './contact-boxes.tsx';
import { DayChoice } from './day-choice.tsx';
import { FoldedSummary } from './folded-summary.tsx';
import { FormErrors } from './form-errors.tsx';
import { InTheWay } from './in-the-way.tsx';
import { formId, PayButton, SmallPrint } from './pay-button.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { cardFirst } from './payment-choice-rules.ts';
import { PlaceChoice } from './place-choice.tsx';
import { SessionNews } from './session-news.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { UnansweredNews } from './unanswered-news.tsx';
import { useCheckout } from './use-checkout.ts';

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
