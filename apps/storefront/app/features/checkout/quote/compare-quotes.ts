import { lineKey, lineTitle } from '@piri/contract/line-item';
import type { Quote, QuoteLine } from '@piri/contract/quote';
import type { SummaryRowKind } from '@piri/pricing/summary-rows';
import { getQuoteRows } from './quote-rows.ts';

/** A figure that is another one now. */
export interface QuoteChange {
  /** Tells it from the others, also where two things are called alike. */
  key: string;
  /** What it is of. */
  what: string;
  was: number;
  is: number;
}

/** What a shopper has to know before agreeing to another amount: piece by piece, then what stands below the lines. */
export function compareQuotes(before: Quote, now: Quote): QuoteChange[] {
  const lines = now.lines.flatMap((line) => {
    const known = before.lines.find((other) => lineKey(other) === lineKey(line));
    return known ? [{ key: lineKey(line), what: lineTitle(line), was: known.price, is: line.price }] : [];
  });
  const below = [
    ...compareRows(before, now),
    { key: 'toPay', what: 'To pay', was: before.toPay, is: now.toPay },
    { key: 'advance', what: 'In advance', was: before.booking?.advance ?? 0, is: now.booking?.advance ?? 0 },
  ];
  return [...lines, ...below].filter(({ was, is }) => was !== is);
}

/** Undefined for rows whose changes are told piece by piece. */
const rowNames: Record<SummaryRowKind, string | undefined> = {
  goods: undefined,
  offers: undefined,
  coupon: 'Coupon',
  delivery: 'Delivery',
  stairs: 'Carrying up the stairs',
  instalmentFee: 'Fee for instalments',
};

function compareRows(before: Quote, now: Quote): QuoteChange[] {
  const [was, is] = [amountsByKind(before), amountsByKind(now)];
  return Object.entries(rowNames).flatMap(([kind, what]) =>
    what === undefined ? [] : { key: kind, what, was: was.get(kind) ?? 0, is: is.get(kind) ?? 0 },
  );
}

function amountsByKind(quote: Quote): Map<string, number> {
  return new Map(getQuoteRows(quote).map(({ kind, amount = 0 }) => [kind, amount]));
}

/** Lines of which there are fewer than are wanted. What is built for the order is there in any number. */
export function getShortLines({ lines }: Pick<Quote, 'lines'>): QuoteLine[] {
  return lines.filter(({ available, quantity, madeToOrder }) => available < quantity && !madeToOrder);
}
