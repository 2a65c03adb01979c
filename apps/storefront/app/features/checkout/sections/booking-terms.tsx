import { getHandover } from '../../cart/pricing/summary-texts.ts';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** Explains when a booking is paid, before the form asks for anything. */
export function BookingTerms({ checkout: { kind, quote, values } }: { checkout: UseCheckoutResult }) {
  if (kind !== 'BOOKING') return null;
  const booking = quote?.booking;
  const handover = getHandover(values.kind);
  return (
    <p className="mt-4 min-h-[3lh] text-muted text-lead">
      {booking ? (
        <>
          Book with an advance of{' '}
          <b className="font-semibold text-default">
            <InlinePrice figure={booking.advance} />
          </b>
          , and our workshop will build your piece. You’ll pay the remaining{' '}
          <InlinePrice figure={booking.atTheDoor} /> on {handover}. You can cancel for a full refund until the
          workshop starts.
        </>
      ) : (
        `Book with an advance, and our workshop will build your piece. You’ll pay the rest on ${handover}.`
      )}
    </p>
  );
}
