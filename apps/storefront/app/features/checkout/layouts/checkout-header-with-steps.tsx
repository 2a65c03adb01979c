import { StepLinks, type StepState } from '@piri/ui/stepper';
import { useDraft } from '../form/checkout-draft.ts';
import { type FormSection, isSectionValid } from '../form/checkout-validation.ts';
import { CheckoutHeader, type CheckoutHeaderProps } from './checkout-header.tsx';

const steps: readonly { id: string; label: string; section: FormSection }[] = [
  { id: 'contact', label: 'Contact', section: 'contact' },
  { id: 'address', label: 'Address', section: 'place' },
  { id: 'delivery', label: 'Delivery', section: 'day' },
  { id: 'payment', label: 'Payment', section: 'payment' },
];

/** The checkout header with the steps in the middle. */
export function CheckoutHeaderWithSteps({ shop }: Pick<CheckoutHeaderProps, 'shop'>) {
  return (
    <CheckoutHeader shop={shop}>
      <CheckoutSteps />
    </CheckoutHeader>
  );
}

/** Shows in the header which sections are complete and links to each. Hidden without a cart. */
function CheckoutSteps() {
  const values = useDraft((draft) => draft.values);
  const first = steps.findIndex(({ section }) => !isSectionValid(values, section) || section === 'payment');
  const stateOf = (index: number): StepState =>
    index < first ? 'completed' : index === first ? 'current' : 'upcoming';
  return (
    <StepLinks
      label="Checkout progress"
      steps={steps.map(({ id, label }, index) => ({ id, label, state: stateOf(index), href: `#${id}` }))}
      className="hidden w-140 lg:in-data-cart:block noscript:hidden!"
    />
  );
}
