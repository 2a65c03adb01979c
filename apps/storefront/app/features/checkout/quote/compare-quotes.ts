import { getLineKey, getLineTitle } from '@piri/contract/line-item';
import type { Quote, QuoteLine } from '@piri/contract/quote';
import type { SummaryRowKind } from '@piri/pricing/summary-rows';
import { summaryTexts } from '../../cart/pricing/summary-texts.ts';
import { getQuoteRows } from './get-quote-rows.ts';

/** An amount that has changed. */
export interface QuoteChange {
  /** A unique key, since two changes may have the same name. */
  key: string;
  /** The name of the line or row. */
  what: string;
  was: number;
  is: number;
}

/** Returns the changes that a shopper must see before agreeing to another amount: first the lines, then the rows. */
export function compareQuotes(before: Quote, now: Quote): QuoteChange[] {
  const lines = now.lines.flatMap((line) => {
    const known = before.lines.find((other) => getLineKey(other) === getLineKey(line));
    return known
      ? [{ key: getLineKey(line), what: getLineTitle(line), was: known.price, is: line.price }]
      : [];
  });
  const below = [
    ...compareRows(before, now),
    { key: 'toPay', what: summaryTexts.toPay, was: before.toPay, is: now.toPay },
    { key: 'advance', what: 'Advance', was: before.booking?.advance ?? 0, is: now.booking?.advance ?? 0 },
  ];
  return [...lines, ...below].filter(({ was, is }) => was !== is);
}

/** Undefined for rows whose changes are shown per line. */
const rowNames: Record<SummaryRowKind, string | undefined> = {
  goods: undefined,
  offers: undefined,
  coupon: 'Coupon',
  delivery: 'Delivery',
  stairs: summaryTexts.stairs,
  instalmentFee: summaryTexts.instalmentFee,
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

/** Returns the lines with less stock than their quantity. Items made to order are never short. */
export function getInsufficientStockLines({ lines }: Pick<Quote, 'lines'>): QuoteLine[] {
  return lines.filter(({ available, quantity, madeToOrder }) => available < quantity && !madeToOrder);
}
