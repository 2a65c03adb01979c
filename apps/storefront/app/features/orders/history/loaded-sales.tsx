import type { SaleSummary } from '@piri/contract/sales';
import { EmptyState } from '@piri/ui/empty-state';
import { ErrorState } from '@piri/ui/error-state';
import type { ReactNode } from 'react';
import { BrowseAllItemsLink } from '../../platform/links/standalone-link.tsx';
import { formatLoadFailure } from '../order/loaded-order-messages.ts';
import { saleListMessages } from '../sales/sale-list-messages.ts';
import { SaleRowsSkeleton } from '../sales/sale-rows.tsx';
import type { SaleView } from '../sales/sales-hrefs.ts';
import type { UseSalesResult } from '../sales/use-sales.ts';

export interface LoadedSalesProps {
  view: SaleView;
  sales: UseSalesResult;
  children: (list: readonly SaleSummary[]) => ReactNode;
}

/** Renders the rows of a list, or a skeleton, an empty state or an error until there are any. */
export function LoadedSales({ view, sales: { read, refetch }, children }: LoadedSalesProps) {
  const { loading, failed, emptyTitle, emptyText } = saleListMessages[view];
  if (read === undefined) return <SaleRowsSkeleton label={loading} />;
  if (read.at === 'failed') {
    return (
      <ErrorState title={failed} onRetry={refetch} announce>
        {formatLoadFailure(read.reason)}
      </ErrorState>
    );
  }
  if (read.list.length > 0) return children(read.list);
  return (
    <EmptyState title={emptyTitle} action={<BrowseAllItemsLink />}>
      {emptyText}
    </EmptyState>
  );
}
