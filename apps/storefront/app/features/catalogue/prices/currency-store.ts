import { create } from 'zustand';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { applyCurrencyToDocument, defaultCurrency } from './apply-currency-to-document.ts';

interface CurrencyChoice {
  /** The code of the currency that prices are shown in. The shop charges in BDT whatever stands here. */
  code: string;
  choose: (code: string) => void;
}

/**
 * The server renders the default; `restoreCurrency` brings in the visitor's choice once React has taken over.
 * CSS keeps prices hidden until then (see `data-currency` on `<html>`), so no wrong figure is ever seen.
 */
export const useCurrency = create<CurrencyChoice>((set) => ({
  code: defaultCurrency,
  choose: (code) => {
    tryWriteStored(storageKeys.currency, code);
    applyCurrencyToDocument(code);
    set({ code });
  },
}));

/** Takes up what was chosen before, and what another tab chooses from now on. Answers how to stop. */
export function restoreCurrency(known: readonly string[]): () => void {
  const take = (stored: string | null) => {
    const code = stored && known.includes(stored) ? stored : defaultCurrency;
    applyCurrencyToDocument(code);
    useCurrency.setState({ code });
  };
  take(readStored(storageKeys.currency));
  return onStorageChange(storageKeys.currency, take);
}
