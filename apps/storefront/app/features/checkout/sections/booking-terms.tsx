import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** Explains when a booking is paid, before the form asks for anything. */
export function BookingTerms({ checkout: { kind, quote } }: { checkout: UseCheckoutResult }) {
  if (kind !== 'BOOKING') return null;
  const booking = quote?.booking;
  return (
    <p className="mt-4 min-h-[3lh] text-muted text-lead">
      {booking ? (
        <>
          You pay{' '}
          <b className="font-semibold text-default">
            <InlinePrice figure={booking.advance} />
          </b>{' '}
          in advance. Our workshop builds it for you, and the other <InlinePrice figure={booking.atTheDoor} />{' '}
          are paid when it comes. Until the workshop begins you can cancel, and the advance comes back.
        </>
      ) : (
        'You pay a part in advance, our workshop builds it for you, and the rest is paid when it comes.'
      )}
    </p>
  );
}
