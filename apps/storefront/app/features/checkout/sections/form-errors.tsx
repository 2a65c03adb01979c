import { ErrorSummary } from '@piri/ui/error-summary';
import { partsOfForm } from '../form/checkout-rules.ts';
import type { CheckoutName } from '../form/checkout-values.ts';
import { checkoutWords } from '../form/checkout-words.ts';
import type { Checkout } from '../state/use-checkout.ts';

const order: readonly CheckoutName[] = Object.values(partsOfForm).flat();

/** All that is to be mended, above the form, in its order. */
export function FormErrors({ checkout: { kind, form, attempts } }: { checkout: Checkout }) {
  const errors = order.flatMap((field) => {
    const message = form.errors[field];
    return message === undefined ? [] : [{ field, message }];
  });
  return (
    <ErrorSummary
      errors={attempts > 0 ? errors : []}
      attempt={attempts}
      title={checkoutWords[kind].beforeIt}
      className="mt-6"
    />
  );
}
