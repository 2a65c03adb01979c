import { ErrorSummary } from '@piri/ui/error-summary';
import { checkoutMessages } from '../form/checkout-messages.ts';
import { formSectionFields } from '../form/checkout-validation.ts';
import type { CheckoutFieldName } from '../form/checkout-values.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

const order: readonly CheckoutFieldName[] = Object.values(formSectionFields).flat();

/** Lists the errors of the form above it, in its order. */
export function CheckoutErrorSummary({
  checkout: { kind, form, attempts },
}: {
  checkout: UseCheckoutResult;
}) {
  const errors = order.flatMap((field) => {
    const message = form.errors[field];
    return message === undefined ? [] : [{ field, message }];
  });
  return (
    <ErrorSummary
      errors={attempts > 0 ? errors : []}
      attempt={attempts}
      title={checkoutMessages[kind].errorSummaryTitle}
      className="mt-6"
    />
  );
}
