import type { Quote } from '@piri/contract/quote';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { QuoteRequest } from '../form/build-order-request.ts';
import { useCheckoutApi } from '../submit/checkout-api.ts';
import { parseQuoteResult, type QuoteError } from './parse-quote-result.ts';

export interface QuoteState {
  /** The last figures there were: they stay in sight while new ones are reckoned. */
  quote: Quote | undefined;
  /** The figures are of what was wished before. */
  asking: boolean;
  trouble: QuoteError | undefined;
  askAgain: () => void;
  /** Another figure came by another way, such as with an order that was refused. */
  take: (quote: Quote) => void;
}

/** Whoever types asks once. The first answer is waited for by a whole page, and asked for at once. */
const settleMs = 300;

/**
 * What the shop reckons for a wish, asked anew whenever the wish is another one or comes from somebody else. The latest
 * answer counts. Undefined while there is nothing to ask.
 */
export function useQuote(wish: QuoteRequest | undefined, askedBy: string): QuoteState {
  const shop = useRootData()?.shop;
  const [{ quote, answered, trouble }, setState] = useState<Answered>({});
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(false);
  // What this was the question of has been answered by another way: an answer that is still under way is older.
  const taken = useRef<string>(undefined);
  const question = wish && `${askedBy} ${attempt} ${JSON.stringify(wish)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` stands for `wish`
  useEffect(() => {
    if (!shop || !wish || question === undefined) return;
    taken.current = undefined;
    const stop = new AbortController();
    const ask = async () => {
      const answer = parseQuoteResult(await useCheckoutApi.getState().askQuote(shop, wish, stop.signal));
      if (taken.current === question) return;
      if ('quote' in answer) setState({ answered: question, quote: answer.quote });
      else setState((before) => ({ answered: question, quote: before.quote, trouble: answer.trouble }));
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
    asking: question !== undefined && answered !== question,
    trouble: answered === question ? trouble : undefined,
    askAgain: () => setAttempt((before) => before + 1),
    take: (other) => {
      taken.current = question;
      setState({ answered: question, quote: other });
    },
  };
}

interface Answered {
  quote?: Quote | undefined;
  /** What `quote` or `trouble` is the answer to. */
  answered?: string | undefined;
  trouble?: QuoteError | undefined;
}
