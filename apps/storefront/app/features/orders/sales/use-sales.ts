import { useEffect, useMemo, useState } from 'react';
import { readGuestOrders } from '../../checkout/placed-orders/placed-orders.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { type FetchSalesResult, type SalesQuery, useSalesApi } from './sales-api.ts';

export interface UseSalesResult {
  /** Undefined while loading. */
  read: FetchSalesResult | undefined;
  refetch: () => void;
}

/** Loads one page of the customer's orders or bookings. */
export function useSales({ view, page, size, state }: SalesQuery): UseSalesResult {
  const shop = useRootData()?.shop;
  const token = useSession((session) => session.token);
  const readSales = useSalesApi((calls) => calls.readSales);
  const load = useMemo(() => {
    if (!shop || token === undefined) return undefined;
    const query = { view, page, ...(size && { size }), ...(state && { state }) };
    return (signal: AbortSignal) => readSales(shop, query, signal);
  }, [readSales, shop, token, view, page, size, state]);
  return useSalesRequest(load);
}

export interface UseGuestSalesResult extends UseSalesResult {
  /** Whether this browser remembers any. */
  any: boolean;
}

/** Loads the orders placed in this browser without an account. Most browsers have none, and load nothing. */
export function useGuestSales(): UseGuestSalesResult {
  const shop = useRootData()?.shop;
  const status = useSession((session) => session.status);
  const readGuestSales = useSalesApi((calls) => calls.readGuestSales);
  const load = useMemo(() => {
    const orders = status === 'unknown' ? [] : readGuestOrders();
    if (!shop || orders.length === 0) return undefined;
    return (signal: AbortSignal) => readGuestSales(shop, orders, signal);
  }, [readGuestSales, shop, status]);
  return { ...useSalesRequest(load), any: load !== undefined };
}

type LoadSales = (signal: AbortSignal) => Promise<FetchSalesResult>;

/** Loads at once, on request, and when the page is restored from the back/forward cache. */
function useSalesRequest(ask: LoadSales | undefined): UseSalesResult {
  const [read, setRead] = useState<{ by: LoadSales; answer: FetchSalesResult }>();
  const [attempt, setAttempt] = useState(0);
  const refetch = () => {
    setRead(undefined);
    setAttempt((before) => before + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` has to fetch again
  useEffect(() => {
    if (!ask) return;
    const stop = new AbortController();
    const run = async () => {
      try {
        const answer = await ask(stop.signal);
        if (!stop.signal.aborted) setRead({ by: ask, answer });
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      }
    };
    run();
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && run();
    addEventListener('pageshow', handlePageShow);
    return () => {
      removeEventListener('pageshow', handlePageShow);
      stop.abort();
    };
  }, [ask, attempt]);

  // A result for another page or another customer is not shown.
  return { read: read?.by === ask ? read?.answer : undefined, refetch };
}
