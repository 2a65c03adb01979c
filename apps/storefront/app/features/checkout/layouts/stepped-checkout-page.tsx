import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { Stepper } from '@piri/ui/stepper';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';
import type { CheckoutPageData } from '../form/checkout-page-data.ts';
import {
  checkoutSteps,
  getContactLines,
  getReachableStepIndex,
  getStepFields,
} from '../form/checkout-steps.ts';
import { cardFirstMethods } from '../payment/payment-methods.ts';
import { BlockingLinesAlert } from '../sections/blocking-lines-alert.tsx';
import { BookingTerms } from '../sections/booking-terms.tsx';
import { CheckoutErrorSummary } from '../sections/checkout-error-summary.tsx';
import { CheckoutSummary } from '../sections/checkout-summary.tsx';
import { CollapsibleSummary } from '../sections/collapsible-summary.tsx';
import { ContactSection } from '../sections/contact-section.tsx';
import { DeliveryDayField } from '../sections/delivery-day-field.tsx';
import { DeliverySection } from '../sections/delivery-section.tsx';
import { DeliverySummary } from '../sections/delivery-summary.tsx';
import { MobileCodePrompt } from '../sections/mobile-code-prompt.tsx';
import { OrderRejectionAlert } from '../sections/order-rejection-alert.tsx';
import { PaymentMethodField } from '../sections/payment-method-field.tsx';
import { checkoutFormId, LegalNote, PlaceOrderButton } from '../sections/place-order-button.tsx';
import { ReviewStep } from '../sections/review-step.tsx';
import { SessionExpiredAlert } from '../sections/session-expired-alert.tsx';
import { SignInPrompt } from '../sections/sign-in-prompt.tsx';
import { UnresolvedOrderAlert } from '../sections/unresolved-order-alert.tsx';
import { getDeliveryAreaPath } from '../state/get-home-delivery-charge.ts';
import { type UseCheckoutResult, useCheckout } from '../state/use-checkout.ts';
import { CheckoutStateSwitch, DraftStorageAlert } from './checkout-state-switch.tsx';

/** The checkout in steps. Each step has an address, so that the browser's Back button works. */
export function SteppedCheckoutPage({ data }: { data: CheckoutPageData }) {
  const checkout = useCheckout({ data, payments: cardFirstMethods });
  const { hash } = useLocation();
  const navigate = useNavigate();
  const at = getReachableStepIndex(hash, checkout.values);
  const step = checkoutSteps[at] ?? checkoutSteps[0];
  const next = checkoutSteps[at + 1];
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);

  // For users of screen readers, a new step is a new page: move the focus to its title.
  useEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    heading.current?.focus();
  }, [at]);

  if (!step) return null;
  const title = step.getTitle(checkout.values.kind);
  const goOn = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!next) return checkout.submit(event);
    event.preventDefault();
    if (await checkout.validateFields(getStepFields(step))) navigate(`#${next.id}`);
  };

  return (
    <CheckoutStateSwitch checkout={checkout} title={title}>
      <CollapsibleSummary checkout={checkout} className="lg:hidden" />
      <div className="gap-x-12 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)_22.5rem] xl:gap-x-16">
        <Stepper
          label="Checkout progress"
          linkComponent={RouterHrefLink}
          steps={checkoutSteps.map(({ id, label }, index) => ({
            ...{ id, label, href: `#${id}`, summary: summarizeStep(id, checkout) },
            state:
              index < at
                ? ('completed' as const)
                : index === at
                  ? ('current' as const)
                  : ('upcoming' as const),
          }))}
          className="max-lg:mt-5 lg:pt-4"
        />
        <form id={checkoutFormId} method="post" noValidate onSubmit={goOn} className="min-w-0 max-lg:mt-4">
          <Heading level={1} ref={heading} tabIndex={-1} className="outline-none">
            {title}
          </Heading>
          {at === 0 && <BookingTerms checkout={checkout} />}
          <DraftStorageAlert />
          <SessionExpiredAlert checkout={checkout} />
          <UnresolvedOrderAlert checkout={checkout} />
          <OrderRejectionAlert checkout={checkout} />
          <MobileCodePrompt checkout={checkout} onChangeNumber={() => navigate('#contact')} />
          <BlockingLinesAlert checkout={checkout} />
          <CheckoutErrorSummary checkout={checkout} />
          <div className="grid gap-6 pt-6">
            <StepContent id={step.id} checkout={checkout} />
          </div>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
            {at > 0 ? (
              <Button asChild variant="ghost" className="-ms-2 px-2!">
                <Link to={`#${checkoutSteps[at - 1]?.id}`}>Back</Link>
              </Button>
            ) : (
              <span />
            )}
            {next ? (
              <Button type="submit" className="max-xs:w-full">
                {next.buttonLabel}
              </Button>
            ) : (
              <PlaceOrderButton checkout={checkout} className="sm:w-auto! sm:min-w-60" />
            )}
          </div>
        </form>
        <CheckoutSummary
          checkout={checkout}
          folded="when narrow"
          className="mt-10 lg:sticky lg:top-6 lg:mt-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
        >
          <LegalNote checkout={checkout} />
        </CheckoutSummary>
      </div>
    </CheckoutStateSwitch>
  );
}

function StepContent({
  id,
  checkout,
}: {
  id: (typeof checkoutSteps)[number]['id'];
  checkout: UseCheckoutResult;
}) {
  switch (id) {
    case 'contact':
      return (
        <>
          <SignInPrompt checkout={checkout} />
          <ContactSection form={checkout.form} />
        </>
      );
    case 'delivery':
      return (
        <>
          <DeliverySection checkout={checkout} withSearch />
          <DeliverySummary checkout={checkout} />
          <DeliveryDayField checkout={checkout} />
        </>
      );
    case 'payment':
      return <PaymentMethodField checkout={checkout} />;
    case 'look':
      return <ReviewStep checkout={checkout} />;
  }
}

/** Returns the lines below a step: the entered values, or what the step asks for. */
function summarizeStep(id: (typeof checkoutSteps)[number]['id'], checkout: UseCheckoutResult): string[] {
  const { values, outlet } = checkout;
  if (id === 'contact') return getContactLines(values);
  if (id !== 'delivery') return [];
  if (values.kind === 'COLLECT') return outlet ? [`Collection from ${outlet.name}`] : [];
  const area = values.addressId !== '' || values.upazila !== '' ? getDeliveryAreaPath(checkout) : undefined;
  return area ? [`${area.upazila}, ${area.district}`] : ['Where and when'];
}
