import type { saleViews } from '@piri/contract/sales';
import { maxPageNumber } from '@piri/contract/search';

export type SaleView = (typeof saleViews)[number];

/** The number of orders per page. */
export const salesPageSize = 10;

/** Limits the page number to what the API accepts. */
export function clampPage(page: number): number {
  return Math.min(page, maxPageNumber);
}

export function getSalesPageCount(total: number): number {
  return clampPage(Math.ceil(total / salesPageSize));
}

export function getOrdersHref(page = 1): string {
  return page > 1 ? `/orders?page=${page}` : '/orders';
}

export function getSalesHref(view: SaleView, page = 1): string {
  return `/sales?${new URLSearchParams({ view, ...(page > 1 && { page: String(page) }) })}`;
}

/** Returns the list that an address selects; orders by default. */
export function parseSaleView(query: URLSearchParams): SaleView {
  return query.get('view') === 'BOOKINGS' ? 'BOOKINGS' : 'ORDERS';
}
