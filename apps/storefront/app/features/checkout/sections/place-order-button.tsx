import { Button } from '@piri/ui/button';
import { Link } from '@piri/ui/link';
import { cx } from 'class-variance-authority';
import { getHandover } from '../../cart/pricing/summary-texts.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatOrderButtonLabel } from '../form/checkout-form-texts.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** The id of the form, for the button outside it. */
export const checkoutFormId = 'checkout';

/** The button that places the order. Its label repeats the amount due now, in BDT. */
export function PlaceOrderButton({
  checkout,
  className,
}: {
  checkout: UseCheckoutResult;
  className?: string;
}) {
  const { kind, ordering, mobileCode, quote } = checkout;
  const { unresolvedAttempt } = ordering;
  const canBe = quote !== undefined && (kind === 'ORDER' || quote.booking !== undefined);
  return (
    <Button
      type="submit"
      form={checkoutFormId}
      loading={ordering.busy || mobileCode.busy}
      disabled={!canBe || unresolvedAttempt !== undefined}
      className={cx('w-full', className)}
    >
      {getPlaceOrderButtonLabel(checkout)}
    </Button>
  );
}

export function LegalNote({
  checkout: { kind, data, offer, values },
}: {
  checkout: Pick<UseCheckoutResult, 'kind' | 'data' | 'offer'> & {
    values: Pick<UseCheckoutResult['values'], 'kind'>;
  };
}) {
  // Items built to order cannot be returned for a change of mind.
  const days = kind === 'ORDER' ? data.terms?.returnDays : undefined;
  return (
    <p className="mt-4 text-muted text-small">
      {offer && offer.now > 0 && offer.atTheDoor > 0 && (
        <>
          You’ll pay the remaining {formatTaka(offer.atTheDoor)} on {getHandover(values.kind)}.{' '}
        </>
      )}
      {checkoutMessages[kind].agree} you accept the{' '}
      <Link href="/terms-conditions" className="-my-3 py-3">
        Terms &amp; Condition
      </Link>
      . Prices include VAT.{days !== undefined && ` You can return items within ${days} days.`}
    </p>
  );
}

/** Returns the label of the button. Without a quote there is no amount to agree to yet. */
export function getPlaceOrderButtonLabel({
  kind,
  quote,
  offer,
}: Pick<UseCheckoutResult, 'kind' | 'quote' | 'offer'>): string {
  if (!quote) return 'Working out the total…';
  const { toPay, booking } = quote;
  if (kind === 'BOOKING' && !offer?.now) {
    return booking ? `Book with an advance of ${formatTaka(booking.advance)}` : 'Not available to book';
  }
  if (offer && offer.now > 0)
    return offer.atTheDoor > 0 ? `Pay ${formatTaka(offer.now)} now` : `Pay ${formatTaka(toPay)}`;
  return formatOrderButtonLabel(toPay);
}
