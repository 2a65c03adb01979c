import { Button } from '@piri/ui/button';
import { Link } from 'react-router-dom';
import type { OrderWithDetails } from '../order/fetch-order.ts';
import { ReturnList } from '../returns/return-list.tsx';
import { getReturnableLines, getReturnHref } from '../returns/return-rules.ts';

/** Returns true if the order has returns, or may be returned. */
export function shouldShowReturns({ access, state, returns = [] }: OrderWithDetails): boolean {
  return access === 'WHOLE' && (state === 'DELIVERED' || returns.length > 0);
}

/** Lists the requested returns, with a link to request another one. */
export function SaleReturns({ sale }: { sale: OrderWithDetails }) {
  const more = sale.state === 'DELIVERED' && getReturnableLines(sale).length > 0;
  return (
    <div className="grid justify-items-start gap-5 *:[ul]:w-full">
      <ReturnList sale={sale} />
      {more && (
        <>
          <p className="max-w-132 text-muted">Something wrong, or changed your mind?</p>
          <Button asChild variant="secondary" className="max-sm:w-full">
            <Link to={getReturnHref(sale.orderId)} discover="none">
              Return something
            </Link>
          </Button>
        </>
      )}
    </div>
  );
}
