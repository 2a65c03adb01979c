import { baseCurrency } from '@piri/pricing/convert';
import { Price, type PriceProps } from '@piri/ui/price';
import { formatTaka, useSelectedCurrencyFormat } from './use-selected-currency-format.ts';

export interface PriceInSelectedCurrencyProps
  extends Omit<PriceProps, 'price' | 'listPrice' | 'saving' | 'currency' | 'unit'> {
  /** The price in whole taka. */
  price: number;
  /** The price without the discount. The same as `price` if there is none. */
  listPrice?: number;
  /**
   * Shows the amount charged in BDT if the visitor has chosen another currency. Use it once on a page, at the main
   * price.
   */
  showChargedAmount?: boolean;
}

/** A price in the visitor's currency. Each amount is converted from its own amount in taka. */
export function PriceInSelectedCurrency({
  price,
  listPrice = price,
  showChargedAmount = false,
  note,
  ...props
}: PriceInSelectedCurrencyProps) {
  const { code, unit, show } = useSelectedCurrencyFormat();
  const reduced = listPrice > price;
  const charge =
    showChargedAmount && code !== baseCurrency.code && `You’ll be charged in BDT: ${formatTaka(price)}.`;
  return (
    <Price
      price={show(price)}
      listPrice={reduced && show(listPrice)}
      saving={reduced && `Save ${show(listPrice - price)}`}
      unit={unit}
      currency={code}
      note={charge || note}
      {...props}
    />
  );
}
