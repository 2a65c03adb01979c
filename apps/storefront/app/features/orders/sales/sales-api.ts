import type { SaleSummary } from '@piri/contract/sales';
import { create } from 'zustand';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import type { GuestOrder } from '../../checkout/placed-orders/placed-orders.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { getFailureMessage } from '../../platform/errors/api-error-messages.ts';
import { toFetchOrderFailure } from '../order/fetch-order.ts';
import { clampPage, type SaleView, salesPageSize } from './sales-hrefs.ts';

type ApiChannelConfig = Pick<ShopConfig, 'channel'>;

export interface SalesQuery {
  view: SaleView;
  page: number;
  /** @default the page size */
  size?: number;
  /** Only those in this state. @default all */
  state?: SaleSummary['state'];
}

export type FetchSalesResult =
  | { at: 'list'; list: readonly SaleSummary[]; total: number }
  /** The request failed. */
  | { at: 'failed'; reason: string };

/** The API calls as a store, so that stories can mock them. */
export const useSalesApi = create<{ readSales: typeof readSales; readGuestSales: typeof readGuestSales }>(
  () => ({ readSales, readGuestSales }),
);

/** Reads one page of the customer's orders or bookings, newest first. */
async function readSales(
  shop: ApiChannelConfig,
  { view, page, size = salesPageSize, state }: SalesQuery,
  signal: AbortSignal,
): Promise<FetchSalesResult> {
  const body = {
    ...{ view, page: clampPage(page), size },
    ...(state && { textParams: [{ field: 'state', value: state, matchType: 'EXACT' } as const] }),
  };
  const answer = await getBrowserClient(shop).searchSales({ body }, { signal });
  return answer.ok ? { at: 'list', ...answer.body } : { at: 'failed', reason: getFailureMessage(answer) };
}

/** Reads the orders placed in this browser without an account, each with its own token. Unknown ones are left out. */
async function readGuestSales(
  shop: ApiChannelConfig,
  orders: readonly GuestOrder[],
  signal: AbortSignal,
): Promise<FetchSalesResult> {
  const api = getBrowserClient(shop);
  const reads = await Promise.all(
    orders.map(async ({ invoiceId, guestToken }) => {
      const answer = await api.getCheckout({ query: { invoiceId } }, { guestToken, signal });
      return answer.ok ? answer.body : toFetchOrderFailure(answer);
    }),
  );
  const failed = reads.find((read) => 'at' in read && read.at === 'failed');
  if (failed) return failed as Extract<FetchSalesResult, { at: 'failed' }>;
  const list = reads.filter((read) => 'orderId' in read);
  return { at: 'list', list, total: list.length };
}
