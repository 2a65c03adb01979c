import { Button } from '@piri/ui/button';
import { EmptyState } from '@piri/ui/empty-state';
import { useMemo, useState } from 'react';
import { StitchedLink } from '../../platform/links/stitched-link.tsx';
import { latestOrder, type PlacedOrder } from '../placed-orders/placed-orders.ts';
import { saleHref } from '../placed-orders/sale-href.ts';

export interface BookedBefore {
  placed: PlacedOrder | undefined;
  bookAnother: () => void;
}

/**
 * The booking of the same piece that was placed here last: whoever comes back from the bank's page, or loads this one
 * anew, has booked it already, and books another one only by saying so. `moment` is looked at anew when it changes.
 */
export function useBookedBefore(skuCode: string | undefined, moment: unknown): BookedBefore {
  const [another, setAnother] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's storage tells nobody when it changes
  const last = useMemo(() => (skuCode === undefined ? undefined : latestOrder()), [skuCode, moment]);
  const isSame = last?.kind === 'BOOKING' && last.lines.some(({ code }) => code === skuCode);
  return { placed: isSame && !another ? last : undefined, bookAnother: () => setAnother(true) };
}

export function BookedBeforeNews({ placed, bookAnother }: BookedBefore) {
  if (!placed) return null;
  const { orderId, orderNumber } = placed;
  return (
    <EmptyState
      className="mt-4"
      title="You have booked this piece."
      action={
        <>
          <StitchedLink
            to={saleHref({ kind: 'BOOKING', orderId })}
          >{`See booking ${orderNumber}`}</StitchedLink>
          <Button variant="quiet" onClick={bookAnother}>
            Book another one
          </Button>
        </>
      }
    >
      How it stands, and whether its advance is paid, you see there.
    </EmptyState>
  );
}
