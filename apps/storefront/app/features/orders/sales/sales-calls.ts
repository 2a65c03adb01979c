import type { SaleSummary } from '@piri/contract/sales';
import { create } from 'zustand';
import type { Shop } from '../../../../server/shop.ts';
import type { GuestOrder } from '../../checkout/placed-orders/placed-orders.ts';
import { browserClient } from '../../customer/session/browser-client.ts';
import { reasonOf } from '../../platform/errors/failures.ts';
import { missed } from '../order/read-order.ts';
import { askablePage, type SaleView, salesPageSize } from './sales-pages.ts';

type Asked = Pick<Shop, 'channel'>;

export interface SalesWish {
  view: SaleView;
  page: number;
  /** @default as many as stand on a page */
  size?: number;
  /** Those alone that stand so. @default all */
  state?: SaleSummary['state'];
}

export type ReadSales =
  | { at: 'list'; list: readonly SaleSummary[]; total: number }
  /** The shop could not say. */
  | { at: 'failed'; reason: string };

/** Where stories put in what the shop answers. */
export const useSalesCalls = create<{ readSales: typeof readSales; readGuestSales: typeof readGuestSales }>(
  () => ({ readSales, readGuestSales }),
);

/** One page of what the customer has ordered, or has booked: the newest first. */
async function readSales(
  shop: Asked,
  { view, page, size = salesPageSize, state }: SalesWish,
  signal: AbortSignal,
): Promise<ReadSales> {
  const body = {
    ...{ view, page: askablePage(page), size },
    ...(state && { textParams: [{ field: 'state', value: state, matchType: 'EXACT' } as const] }),
  };
  const answer = await browserClient(shop).searchSales({ body }, { signal });
  return answer.ok ? { at: 'list', ...answer.body } : { at: 'failed', reason: reasonOf(answer) };
}

/** What was ordered here without an account, each with its own token. One that the shop knows no more is left out. */
async function readGuestSales(
  shop: Asked,
  orders: readonly GuestOrder[],
  signal: AbortSignal,
): Promise<ReadSales> {
  const api = browserClient(shop);
  const reads = await Promise.all(
    orders.map(async ({ invoiceId, guestToken }) => {
      const answer = await api.getCheckout({ query: { invoiceId } }, { guestToken, signal });
      return answer.ok ? answer.body : missed(answer);
    }),
  );
  const failed = reads.find((read) => 'at' in read && read.at === 'failed');
  if (failed) return failed as Extract<ReadSales, { at: 'failed' }>;
  const list = reads.filter((read) => 'orderId' in read);
  return { at: 'list', list, total: list.length };
}
