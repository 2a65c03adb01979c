import { baseCurrency } from '@piri/pricing/convert';
import { Price, type PriceProps } from '@piri/ui/price';
import { formatTaka, useMoneyFormat } from './use-money-format.ts';

export interface LocalizedPriceProps
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
export function LocalizedPrice({
  price,
  listPrice = price,
  showChargedAmount = false,
  note,
  ...props
}: LocalizedPriceProps) {
  const { code, unit, show } = useMoneyFormat();
  const reduced = listPrice > price;
  const charge =
    showChargedAmount && code !== baseCurrency.code && `You are charged in BDT, ${formatTaka(price)}.`;
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
