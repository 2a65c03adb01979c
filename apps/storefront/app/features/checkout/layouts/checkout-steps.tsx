import { StepLine, type StepState } from '@piri/ui/stepper';
import { useDraft } from '../form/checkout-draft.ts';
import { type FormPart, isDone } from '../form/checkout-rules.ts';
import { CheckoutHead, type CheckoutHeadProps } from './checkout-head.tsx';

const steps: readonly { id: string; label: string; part: FormPart }[] = [
  { id: 'contact', label: 'Contact', part: 'contact' },
  { id: 'address', label: 'Address', part: 'place' },
  { id: 'delivery', label: 'Delivery', part: 'day' },
  { id: 'payment', label: 'Payment', part: 'payment' },
];

/** The head of the page with its steps in the middle. */
export function HeadWithSteps({ shop }: Pick<CheckoutHeadProps, 'shop'>) {
  return (
    <CheckoutHead shop={shop}>
      <CheckoutSteps />
    </CheckoutHead>
  );
}

/** In the head of the page: which parts of the form are done, and the way to each. For whoever has a cart. */
function CheckoutSteps() {
  const values = useDraft((draft) => draft.values);
  const first = steps.findIndex(({ part }) => !isDone(values, part) || part === 'payment');
  const stateOf = (place: number): StepState => (place < first ? 'done' : place === first ? 'now' : 'next');
  return (
    <StepLine
      label="Parts of your order"
      steps={steps.map(({ id, label }, place) => ({ id, label, state: stateOf(place), href: `#${id}` }))}
      className="hidden w-140 lg:in-data-cart:block noscript:hidden!"
    />
  );
}
