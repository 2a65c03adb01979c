import { create } from 'zustand';
import type { ServiceName } from '../../../../server/security/third-parties.ts';
import { onStoredElsewhere, readStored, store } from '../storage/local-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { type Answers, answersFrom, answersToText } from './consent.ts';

interface Consent {
  answers: Answers;
  answer: (names: readonly ServiceName[], yes: boolean) => void;
}

/** Nothing is answered until `restoreConsent` has looked. */
export const useConsent = create<Consent>((set, get) => ({
  answers: {},
  answer: (names, yes) => {
    const answers = { ...get().answers, ...Object.fromEntries(names.map((name) => [name, yes])) };
    store(storageKeys.consent, answersToText(answers));
    set({ answers });
  },
}));

/** Takes up what was answered before, and what another tab answers from now on. Answers how to stop. */
export function restoreConsent(): () => void {
  const take = (stored: string | null) => useConsent.setState({ answers: answersFrom(stored) });
  take(readStored(storageKeys.consent));
  return onStoredElsewhere(storageKeys.consent, take);
}
