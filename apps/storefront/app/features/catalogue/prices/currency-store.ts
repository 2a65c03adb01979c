import { create } from 'zustand';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { applyCurrencyToDocument, defaultCurrency } from './apply-currency-to-document.ts';

interface CurrencyChoice {
  /** The code of the currency that prices are shown in. The shop always charges in BDT. */
  code: string;
  choose: (code: string) => void;
}

/**
 * The server renders the default; `restoreCurrency` sets the visitor's choice after hydration. Until then, CSS hides
 * prices (see `data-currency` on `<html>`), so that no wrong amount is ever visible.
 */
export const useCurrency = create<CurrencyChoice>((set) => ({
  code: defaultCurrency,
  choose: (code) => {
    tryWriteStored(storageKeys.currency, code);
    applyCurrencyToDocument(code);
    set({ code });
  },
}));

/** Restores the stored currency and syncs it with other tabs. Returns a function that stops syncing. */
export function restoreCurrency(known: readonly string[]): () => void {
  const take = (stored: string | null) => {
    const code = stored && known.includes(stored) ? stored : defaultCurrency;
    applyCurrencyToDocument(code);
    useCurrency.setState({ code });
  };
  take(readStored(storageKeys.currency));
  return onStorageChange(storageKeys.currency, take);
}
