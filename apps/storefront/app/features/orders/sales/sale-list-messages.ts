import type { SaleView } from './sales-hrefs.ts';

interface SaleListMessages {
  name: string;
  loading: string;
  failed: string;
  /** The accessible name of the pagination. */
  pages: string;
  emptyTitle: string;
  emptyText: string;
}

/** The messages of a customer's lists. */
export const saleListMessages: Record<SaleView, SaleListMessages> = {
  ORDERS: {
    name: 'Your orders',
    loading: 'Loading your orders…',
    failed: 'We can’t show your orders at the moment.',
    pages: 'Pages of your orders',
    emptyTitle: 'No orders yet.',
    emptyText: 'Your orders will appear here, with their delivery dates and invoices.',
  },
  BOOKINGS: {
    name: 'Your bookings',
    loading: 'Loading your bookings…',
    failed: 'We can’t show your bookings at the moment.',
    pages: 'Pages of your bookings',
    emptyTitle: 'No bookings yet.',
    emptyText: 'Made-to-order pieces you book will appear here.',
  },
};
