import { Button } from '@piri/ui/button';
import { EmptyState } from '@piri/ui/empty-state';
import { useMemo, useState } from 'react';
import { StandaloneLink } from '../../platform/links/standalone-link.tsx';
import { getOrderHref } from '../placed-orders/get-order-href.ts';
import { readLatestPlacedOrder, type StoredPlacedOrder } from '../placed-orders/placed-orders.ts';

export interface UseExistingBookingResult {
  placed: StoredPlacedOrder | undefined;
  bookAnother: () => void;
}

/**
 * Returns the latest order of this browser if it is a booking of the same item, so that returning from the gateway or
 * reloading does not book a second one. Booking another one needs an explicit choice. It is read again when `moment`
 * changes.
 */
export function useExistingBooking(skuCode: string | undefined, moment: unknown): UseExistingBookingResult {
  const [another, setAnother] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `localStorage` does not notify this tab of changes, so `moment` triggers a new read
  const last = useMemo(
    () => (skuCode === undefined ? undefined : readLatestPlacedOrder()),
    [skuCode, moment],
  );
  const isSame = last?.kind === 'BOOKING' && last.lines.some(({ code }) => code === skuCode);
  return { placed: isSame && !another ? last : undefined, bookAnother: () => setAnother(true) };
}

export function ExistingBookingAlert({ placed, bookAnother }: UseExistingBookingResult) {
  if (!placed) return null;
  const { orderId, orderNumber } = placed;
  return (
    <EmptyState
      className="mt-4"
      title="You’ve already booked this piece."
      action={
        <>
          <StandaloneLink
            to={getOrderHref({ kind: 'BOOKING', orderId })}
          >{`See booking ${orderNumber}`}</StandaloneLink>
          <Button variant="ghost" onClick={bookAnother}>
            Book another
          </Button>
        </>
      }
    >
      Open the booking to see its status and whether the advance has been paid.
    </EmptyState>
  );
}
