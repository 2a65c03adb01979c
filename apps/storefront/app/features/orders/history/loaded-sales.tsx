import type { SaleSummary } from '@piri/contract/sales';
import { EmptyState } from '@piri/ui/empty-state';
import { ErrorState } from '@piri/ui/error-state';
import type { ReactNode } from 'react';
import { BrowseAllItemsLink } from '../../platform/links/standalone-link.tsx';
import { SaleRowsSkeleton } from '../sales/sale-rows.tsx';
import type { SaleView } from '../sales/sales-hrefs.ts';
import type { UseSalesResult } from '../sales/use-sales.ts';

export const salesMessages = {
  ORDERS: {
    name: 'Your orders',
    title: 'No orders yet.',
    text: 'Your orders will appear here, with delivery day and invoice.',
  },
  BOOKINGS: {
    name: 'Your bookings',
    title: 'No bookings yet.',
    text: 'Made-to-order pieces you book will appear here.',
  },
} as const;

export interface LoadedSalesProps {
  view: SaleView;
  sales: UseSalesResult;
  children: (list: readonly SaleSummary[]) => ReactNode;
}

/** Renders the rows of a list, or a skeleton, an empty state or an error until there are any. */
export function LoadedSales({ view, sales: { read, refetch }, children }: LoadedSalesProps) {
  const { name, title, text } = salesMessages[view];
  if (read === undefined) return <SaleRowsSkeleton label={`Loading ${name.toLowerCase()}…`} />;
  if (read.at === 'failed') {
    return (
      <ErrorState title={`We can’t show ${name.toLowerCase()} at the moment.`} onRetry={refetch} announce>
        {read.reason} Your orders and payments are safe.
      </ErrorState>
    );
  }
  if (read.list.length > 0) return children(read.list);
  return (
    <EmptyState title={title} action={<BrowseAllItemsLink />}>
      {text}
    </EmptyState>
  );
}
