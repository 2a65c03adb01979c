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
    title: 'Nothing ordered yet.',
    text: 'What you order stands here, with its day and its invoice.',
  },
  BOOKINGS: {
    name: 'Your bookings',
    title: 'Nothing booked yet.',
    text: 'A piece that is built for you stands here from the day you book it.',
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
  if (read === undefined) return <SaleRowsSkeleton label={`${name} are on their way`} />;
  if (read.at === 'failed') {
    return (
      <ErrorState title={`We cannot show ${name.toLowerCase()} just now.`} onRetry={refetch} announce>
        {read.reason} Nothing is lost: what was ordered stands, and what was paid is paid.
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
