import { baseCurrency } from '@piri/pricing/convert';
import { Price, type PriceProps } from '@piri/ui/price';
import { formatTaka, useMoneyFormat } from './use-money-format.ts';

export interface LocalizedPriceProps
  extends Omit<PriceProps, 'price' | 'listPrice' | 'saving' | 'currency' | 'unit'> {
  /** In whole taka. */
  price: number;
  /** What it costs without the reduction; the same as `price` where there is none. */
  listPrice?: number;
  /** Says in another currency what is charged. Once a page is enough: beside the price that is paid. */
  saysCharge?: boolean;
}

/** A price in the visitor's currency, each figure converted once from its own taka. */
export function LocalizedPrice({
  price,
  listPrice = price,
  saysCharge = false,
  note,
  ...props
}: LocalizedPriceProps) {
  const { code, unit, show } = useMoneyFormat();
  const reduced = listPrice > price;
  const charge = saysCharge && code !== baseCurrency.code && `You are charged in BDT, ${formatTaka(price)}.`;
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
