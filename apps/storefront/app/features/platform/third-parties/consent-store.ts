import { create } from 'zustand';
import type { ServiceName } from '../../../../server/security/third-parties.ts';
import { onStorageChange, readStored, tryWriteStored } from '../storage/local-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { type ConsentChoices, parseConsent, serializeConsent } from './consent.ts';

interface Consent {
  answers: ConsentChoices;
  answer: (names: readonly ServiceName[], yes: boolean) => void;
}

/** Empty until `restoreConsent` has read the storage. */
export const useConsent = create<Consent>((set, get) => ({
  answers: {},
  answer: (names, yes) => {
    const answers = { ...get().answers, ...Object.fromEntries(names.map((name) => [name, yes])) };
    tryWriteStored(storageKeys.consent, serializeConsent(answers));
    set({ answers });
  },
}));

/** Restores the stored answers and follows changes in other tabs. Returns a function that unsubscribes. */
export function restoreConsent(): () => void {
  const take = (stored: string | null) => useConsent.setState({ answers: parseConsent(stored) });
  take(readStored(storageKeys.consent));
  return onStorageChange(storageKeys.consent, take);
}
