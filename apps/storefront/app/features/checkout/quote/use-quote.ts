import type { Quote } from '@piri/contract/quote';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { QuoteRequest } from '../form/build-order-request.ts';
import { useCheckoutApi } from '../submit/checkout-api.ts';
import { parseQuoteResult, type QuoteError } from './parse-quote-result.ts';

export interface UseQuoteResult {
  /** The last quote. It stays visible while a new one is loading. */
  quote: Quote | undefined;
  /** True while the quote is for an earlier request. */
  loading: boolean;
  error: QuoteError | undefined;
  refetch: () => void;
  /** Sets a quote from another source, such as a refused order. */
  setQuote: (quote: Quote) => void;
}

/** The debounce while the user types. The first request is sent at once, since the whole page waits for it. */
const debounceMs = 300;

/**
 * Requests a quote, again whenever the request or the customer changes. The latest response wins. Undefined while there
 * is nothing to quote.
 */
export function useQuote(request: QuoteRequest | undefined, customerId: string): UseQuoteResult {
  const shop = useRootData()?.shop;
  const [{ quote, answered, error }, setState] = useState<QuoteState>({});
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(false);
  // The request that `setQuote` has answered. A response to it that is still pending is older and ignored.
  const overriddenKey = useRef<string>(undefined);
  const requestKey = request && `${customerId} ${attempt} ${JSON.stringify(request)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `requestKey` stands for `request`, which may be a new object with the same values
  useEffect(() => {
    if (!shop || !request || requestKey === undefined) return;
    overriddenKey.current = undefined;
    const stop = new AbortController();
    const ask = async () => {
      const outcome = parseQuoteResult(
        await useCheckoutApi.getState().fetchQuote(shop, request, stop.signal),
      );
      if (overriddenKey.current === requestKey) return;
      if ('quote' in outcome) setState({ answered: requestKey, quote: outcome.quote });
      else setState((before) => ({ answered: requestKey, quote: before.quote, error: outcome.error }));
    };
    const timer = setTimeout(
      () => {
        begun.current = true;
        ask().catch((error: unknown) => {
          if (!stop.signal.aborted) throw error;
        });
      },
      begun.current ? debounceMs : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [shop, requestKey]);

  return {
    quote,
    loading: requestKey !== undefined && answered !== requestKey,
    error: answered === requestKey ? error : undefined,
    refetch: () => setAttempt((before) => before + 1),
    setQuote: (other) => {
      overriddenKey.current = requestKey;
      setState({ answered: requestKey, quote: other });
    },
  };
}

interface QuoteState {
  quote?: Quote | undefined;
  /** The request that `quote` or `error` belongs to. */
  answered?: string | undefined;
  error?: QuoteError | undefined;
}
