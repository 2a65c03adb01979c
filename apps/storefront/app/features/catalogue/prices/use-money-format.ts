import { baseCurrency, convertFromTaka, type Money, toUsableCurrency } from '@piri/pricing/convert';
import { formatMoney } from '@piri/pricing/format';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useCurrency } from './currency-store.ts';

export interface MoneyFormat {
  /** The code of the currency that prices are shown in. */
  code: string;
  /** The word that is heard after a figure. */
  unit: string;
  /** A figure of taka as it is shown. */
  show: (figure: number) => string;
}

const units: Readonly<Record<string, string>> = { BDT: 'taka', INR: 'Indian rupees', USD: 'US dollars' };

/** How this visitor sees money. On the server, and until React has taken over, that is in taka. */
export function useMoneyFormat(): MoneyFormat {
  const chosen = useCurrency(({ code }) => code);
  const currencies = useRootData()?.reference.currencies;
  const currency = toUsableCurrency(currencies?.find(({ code }) => code === chosen));
  const { code } = currency;
  return {
    code,
    unit: units[code] ?? code,
    show: (figure) => formatMoney(convertFromTaka(figure, currency)),
  };
}

/** What the shop charges, whatever a visitor sees. */
export function formatTaka(figure: number): string {
  const money: Money = convertFromTaka(figure, baseCurrency);
  return formatMoney(money);
}
