import type { SaleSummary } from '@piri/contract/sales';
import { Skeleton, SkeletonImage, SkeletonText } from '@piri/ui/skeleton';
import { SaleRow } from './sale-row.tsx';
import { useCurrentProducts } from './use-current-products.ts';

// Tabs have their own border below them.
const edge = 'border-subtle border-t in-data-[slot=tab-panel]:-mt-4 in-data-[slot=tab-panel]:border-t-0';

export interface SaleRowsProps {
  sales: readonly SaleSummary[];
  today: string;
  'aria-label': string;
}

/** A list of orders or bookings, separated by hairlines. */
export function SaleRows({ sales, today, ...props }: SaleRowsProps) {
  const offers = useCurrentProducts(sales.flatMap(({ lines }) => lines));
  return (
    <ul className={edge} {...props}>
      {sales.map((sale) => (
        <SaleRow key={sale.orderId} {...{ sale, offers, today }} />
      ))}
    </ul>
  );
}

export interface SaleRowsSkeletonProps {
  label: string;
  /** @default 3 */
  rows?: number;
  className?: string;
}

/** A skeleton as tall as the rows. */
export function SaleRowsSkeleton({ label, rows = 3, className }: SaleRowsSkeletonProps) {
  return (
    <Skeleton label={label} className={className}>
      <div aria-hidden="true" className={edge}>
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-subtle border-b py-5 md:grid-cols-[8rem_minmax(0,1fr)] lg:gap-x-6"
          >
            <SkeletonImage ratio="1" className="md:w-15" />
            <SkeletonText lines={2} className="max-w-80" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
