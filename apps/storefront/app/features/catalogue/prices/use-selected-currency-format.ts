import { baseCurrency, convertFromTaka, type Money, toUsableCurrency } from '@piri/pricing/convert';
import { formatMoney } from '@piri/pricing/format';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useCurrency } from './currency-store.ts';

export interface SelectedCurrencyFormat {
  /** The code of the currency that prices are shown in. */
  code: string;
  /** The name of the currency for screen readers. */
  unit: string;
  /** Formats an amount of taka. */
  show: (figure: number) => string;
}

const units: Readonly<Record<string, string>> = { BDT: 'taka', INR: 'Indian rupees', USD: 'US dollars' };

/** Returns the visitor's currency and how to format amounts in it. On the server and until hydration, it is taka. */
export function useSelectedCurrencyFormat(): SelectedCurrencyFormat {
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

/** Formats the amount that is charged, whatever currency the visitor has chosen. */
export function formatTaka(figure: number): string {
  const money: Money = convertFromTaka(figure, baseCurrency);
  return formatMoney(money);
}

/** Formats the amount that is charged, for a visitor who has chosen another currency. */
export function formatChargeNote(figure: number): string {
  return `You’ll be charged in BDT: ${formatTaka(figure)}.`;
}
