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
const settleMs = 300;

/**
 * Requests a quote, again whenever the request or the customer changes. The latest response wins. Undefined while there
 * is nothing to quote.
 */
export function useQuote(wish: QuoteRequest | undefined, askedBy: string): UseQuoteResult {
  const shop = useRootData()?.shop;
  const [{ quote, answered, error }, setState] = useState<Answered>({});
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(false);
  // The request that `setQuote` has answered. A response to it that is still pending is older and ignored.
  const taken = useRef<string>(undefined);
  const question = wish && `${askedBy} ${attempt} ${JSON.stringify(wish)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` stands for `wish`, which may be a new object with the same values
  useEffect(() => {
    if (!shop || !wish || question === undefined) return;
    taken.current = undefined;
    const stop = new AbortController();
    const ask = async () => {
      const answer = parseQuoteResult(await useCheckoutApi.getState().askQuote(shop, wish, stop.signal));
      if (taken.current === question) return;
      if ('quote' in answer) setState({ answered: question, quote: answer.quote });
      else setState((before) => ({ answered: question, quote: before.quote, error: answer.error }));
    };
    const timer = setTimeout(
      () => {
        begun.current = true;
        ask().catch((error: unknown) => {
          if (!stop.signal.aborted) throw error;
        });
      },
      begun.current ? settleMs : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [shop, question]);

  return {
    quote,
    loading: question !== undefined && answered !== question,
    error: answered === question ? error : undefined,
    refetch: () => setAttempt((before) => before + 1),
    setQuote: (other) => {
      taken.current = question;
      setState({ answered: question, quote: other });
    },
  };
}

interface Answered {
  quote?: Quote | undefined;
  /** The request that `quote` or `error` belongs to. */
  answered?: string | undefined;
  error?: QuoteError | undefined;
}
