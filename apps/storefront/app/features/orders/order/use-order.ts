import type { Order } from '@piri/contract/order';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OrderRef } from '../../checkout/placed-orders/placed-orders.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { type FetchOrderResult, type PaymentOutcome, useOrderApi } from './fetch-order.ts';
import { getOrderStatus } from './order-status.ts';

/** The pauses in seconds between requests for a pending payment. After about four minutes the shopper decides. */
const pauses = [3, 5, 8, 12, 20, 30, 30, 30, 45, 60];
/** The number of attempts after which the page says that it takes long. */
const longFrom = 3;

export interface UseOrderResult {
  /** Undefined until the first result. */
  read: FetchOrderResult | undefined;
  /** A request is pending. */
  loading: boolean;
  long: boolean;
  /** Automatic polling has ended. */
  over: boolean;
  refetch: () => void;
  /** Shows the order after an action has changed it. */
  show: (order: Order) => void;
}

/** Loads an order in the browser. `known` is the result the server has rendered for a document without scripts. */
export function useOrder(
  { by, value }: OrderRef,
  visit: PaymentOutcome,
  known?: FetchOrderResult | undefined,
): UseOrderResult {
  const shop = useRootData()?.shop;
  const status = useSession((session) => session.status);
  const fetchOrder = useOrderApi(({ read }) => read);
  const { key } = useLocation();
  const [read, setRead] = useState(known);
  const [loading, setLoading] = useState(false);
  const [times, setTimes] = useState(0);
  const running = useRef<AbortController>(undefined);

  const load = useCallback(
    async (as: PaymentOutcome) => {
      if (!shop || value === '') return;
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const { signal } = own;
      setLoading(true);
      try {
        for await (const one of fetchOrder(shop, { name: { by, value }, visit: as, signal })) {
          if (!signal.aborted) setRead(one);
        }
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      }
      setLoading(false);
    },
    [shop, by, value, fetchOrder],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each visit to the same URL
  useEffect(() => {
    if (status === 'unknown') return;
    setTimes(0);
    load(visit);
    // A page restored from the back/forward cache still shows its loading button, so load again.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && load(visit);
    addEventListener('pageshow', handlePageShow);
    return () => {
      removeEventListener('pageshow', handlePageShow);
      running.current?.abort();
    };
  }, [load, visit, status, key]);

  const isPending = read?.at === 'order' && getOrderStatus(read.order) === 'pending';
  const pause = pauses[times];
  useEffect(() => {
    if (!isPending || loading || pause === undefined) return;
    const timer = setTimeout(() => {
      setTimes((count) => count + 1);
      load('success');
    }, pause * 1_000);
    return () => clearTimeout(timer);
  }, [isPending, loading, pause, load]);

  return {
    read,
    loading,
    long: times >= longFrom,
    over: pause === undefined,
    refetch: () => load(isPending ? 'success' : visit),
    show: (order) => setRead({ at: 'order', order, gatewayUnreachable: false }),
  };
}
