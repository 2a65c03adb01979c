import { taka } from '@piri/pricing/convert';
import { Price, type PriceProps } from '@piri/ui/price';
import { inTaka, useMoney } from './use-money.ts';

export interface ShownPriceProps extends Omit<PriceProps, 'price' | 'old' | 'saving' | 'currency' | 'unit'> {
  /** In whole taka. */
  price: number;
  /** What it costs without the reduction; the same as `price` where there is none. */
  listPrice?: number;
  /** Says in another currency what is charged. Once a page is enough: beside the price that is paid. */
  saysCharge?: boolean;
}

/** A price in the visitor's currency, each figure converted once from its own taka. */
export function ShownPrice({
  price,
  listPrice = price,
  saysCharge = false,
  note,
  ...props
}: ShownPriceProps) {
  const { code, unit, show } = useMoney();
  const reduced = listPrice > price;
  const charge = saysCharge && code !== taka.code && `You are charged in BDT, ${inTaka(price)}.`;
  return (
    <Price
      price={show(price)}
      old={reduced && show(listPrice)}
      saving={reduced && `Save ${show(listPrice - price)}`}
      unit={unit}
      currency={code}
      note={charge || note}
      {...props}
    />
  );
}
