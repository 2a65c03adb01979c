import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { Stepper } from '@piri/ui/stepper';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { RouterAnchor } from '../../platform/links/router-anchor.tsx';
import type { CheckoutPageData } from '../form/checkout-page-data.ts';
import { contactLines, namesIn, stepAt, steps } from '../form/steps.ts';
import { cardFirst } from '../payment/payment-choice-rules.ts';
import { BookingTerms } from '../sections/booking-terms.tsx';
import { ChangedNews } from '../sections/changed-news.tsx';
import { CheckoutSummary } from '../sections/checkout-summary.tsx';
import { ConfirmMobile } from '../sections/confirm-mobile.tsx';
import { ContactBoxes } from '../sections/contact-boxes.tsx';
import { DayChoice } from '../sections/day-choice.tsx';
import { DeliverySentence } from '../sections/delivery-sentence.tsx';
import { FoldedSummary } from '../sections/folded-summary.tsx';
import { FormErrors } from '../sections/form-errors.tsx';
import { InTheWay } from '../sections/in-the-way.tsx';
import { LookItOver } from '../sections/look-it-over.tsx';
import { formId, PayButton, SmallPrint } from '../sections/pay-button.tsx';
import { PaymentChoice } from '../sections/payment-choice.tsx';
import { PlaceChoice } from '../sections/place-choice.tsx';
import { SessionNews } from '../sections/session-news.tsx';
import { SignInOffer } from '../sections/sign-in-offer.tsx';
import { UnansweredNews } from '../sections/unanswered-news.tsx';
import { placeOf } from '../state/road-of.ts';
import { type Checkout, useCheckout } from '../state/use-checkout.ts';
import { CheckoutGate, DraftNotKept } from './checkout-gate.tsx';

/** One question after the other. Each step has an address, so that the browser's own Back leads through them. */
export function StepsPage({ data }: { data: CheckoutPageData }) {
  const checkout = useCheckout({ data, payments: cardFirst });
  const { hash } = useLocation();
  const navigate = useNavigate();
  const at = stepAt(hash, checkout.values);
  const step = steps[at] ?? steps[0];
  const next = steps[at + 1];
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);

  // Another step is another page to whoever cannot see it.
  useEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    title.current?.focus();
  }, [at]);

  if (!step) return null;
  const goOn = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!next) return checkout.submit(event);
    event.preventDefault();
    if (await checkout.judge(namesIn(step))) navigate(`#${next.id}`);
  };

  return (
    <CheckoutGate checkout={checkout} title={step.title}>
      <FoldedSummary checkout={checkout} className="lg:hidden" />
      <div className="gap-x-12 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)_22.5rem] xl:gap-x-16">
        <Stepper
          label="Your order, step by step"
          linkComponent={RouterAnchor}
          steps={steps.map(({ id, label }, place) => ({
            ...{ id, label, href: `#${id}`, lines: linesOf(id, checkout) },
            state: place < at ? ('done' as const) : place === at ? ('now' as const) : ('next' as const),
          }))}
          className="max-lg:mt-5 lg:pt-4"
        />
        <form id={formId} method="post" noValidate onSubmit={goOn} className="min-w-0 max-lg:mt-4">
          <Heading level={1} ref={title} tabIndex={-1} className="outline-none">
            {step.title}
          </Heading>
          {at === 0 && <BookingTerms checkout={checkout} />}
          <DraftNotKept />
          <SessionNews checkout={checkout} />
          <UnansweredNews checkout={checkout} />
          <ChangedNews checkout={checkout} />
          <ConfirmMobile checkout={checkout} onChangeNumber={() => navigate('#contact')} />
          <InTheWay checkout={checkout} />
          <FormErrors checkout={checkout} />
          <div className="grid gap-6 pt-6">
            <StepContent id={step.id} checkout={checkout} />
          </div>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
            {at > 0 ? (
              <Button asChild variant="quiet" className="-ms-2 px-2!">
                <Link to={`#${steps[at - 1]?.id}`}>Back</Link>
              </Button>
            ) : (
              <span />
            )}
            {next ? (
              <Button type="submit" className="max-xs:w-full">
                {next.wayOn}
              </Button>
            ) : (
              <PayButton checkout={checkout} className="sm:w-auto! sm:min-w-60" />
            )}
          </div>
        </form>
        <CheckoutSummary
          checkout={checkout}
          folded="when narrow"
          className="mt-10 lg:sticky lg:top-6 lg:mt-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
        >
          <SmallPrint checkout={checkout} />
        </CheckoutSummary>
      </div>
    </CheckoutGate>
  );
}

function StepContent({ id, checkout }: { id: (typeof steps)[number]['id']; checkout: Checkout }) {
  switch (id) {
    case 'contact':
      return (
        <>
          <SignInOffer checkout={checkout} />
          <ContactBoxes form={checkout.form} />
        </>
      );
    case 'delivery':
      return (
        <>
          <PlaceChoice checkout={checkout} withSearch />
          <DeliverySentence checkout={checkout} />
          <DayChoice checkout={checkout} />
        </>
      );
    case 'payment':
      return <PaymentChoice checkout={checkout} />;
    case 'look':
      return <LookItOver checkout={checkout} />;
  }
}

/** Under a finished step what was answered, under the others what is asked. */
function linesOf(id: (typeof steps)[number]['id'], checkout: Checkout): string[] {
  const { values, outlet } = checkout;
  if (id === 'contact') return contactLines(values);
  if (id !== 'delivery') return [];
  if (values.kind === 'COLLECT') return outlet ? [`Collected in ${outlet.name}`] : [];
  const place = values.addressId !== '' || values.upazila !== '' ? placeOf(checkout) : undefined;
  return place ? [`${place.upazila}, ${place.district}`] : ['Where and when'];
}
