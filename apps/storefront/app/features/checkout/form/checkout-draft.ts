import { create } from 'zustand';
import { onPersonalDataCleared } from '../../customer/session/clear-personal-data.ts';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { type CheckoutAttempt, parseAttempt } from './checkout-attempt.ts';
import { type CheckoutValues, emptyValues, parseValues } from './checkout-values.ts';
import { isDraftExpired } from './clear-expired-draft.ts';
import { deleteDraft } from './delete-draft.ts';

/** What lies in this browser of an order that is being written, the same for all layouts of the checkout. */
export interface CheckoutDraft {
  values: CheckoutValues;
  attempt: CheckoutAttempt | undefined;
}

interface DraftState extends CheckoutDraft {
  /** This browser's draft has been taken up. */
  ready: boolean;
  /** It will still be there after a reload. False when the browser's storage is full or forbidden. */
  kept: boolean;
}

export const emptyDraft: CheckoutDraft = { values: emptyValues, attempt: undefined };

/** Empty on the server and until `restoreDraft`, so that the first render is the same for everybody. */
export const useDraft = create<DraftState>(() => ({ ...emptyDraft, ready: false, kept: true }));

onPersonalDataCleared(() => {
  if (!useDraft.getState().kept) useDraft.setState(emptyDraft);
});

/** Takes up a stored draft part by part: what is torn costs itself and no other. */
export function parseDraft(stored: string | null): CheckoutDraft {
  try {
    if (isDraftExpired(stored)) return emptyDraft;
    const { values, attempt } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<
      Record<keyof CheckoutDraft, unknown>
    >;
    return { values: parseValues(values), attempt: parseAttempt(attempt) };
  } catch {
    // Torn in the middle, or none of ours: there is nothing to take up.
    return emptyDraft;
  }
}

/** What was typed. An attempt that another tab has begun meanwhile stays. */
export function saveValues(values: CheckoutValues): void {
  keep({ values, attempt: readAttempt() });
}

export function saveAttempt(attempt: CheckoutAttempt | undefined): void {
  keep({ values: useDraft.getState().values, attempt });
}

/** The storage is asked each time: another tab may have sent the same order a moment ago. */
export function readAttempt(): CheckoutAttempt | undefined {
  const { kept, attempt } = useDraft.getState();
  return kept ? parseDraft(readStored(storageKeys.checkoutDraft)).attempt : attempt;
}

/** The order is placed: nothing of it is to be sent a second time. */
export function clearDraft(): void {
  deleteDraft();
  useDraft.setState({ ...emptyDraft, kept: true });
}

/**
 * Takes up the draft of this browser. Of what other tabs do to it, only what must not happen twice or must be gone is
 * followed: an order that is sent, and a draft that was emptied. Answers how to stop.
 */
export function restoreDraft(): () => void {
  // Where nothing can be stored, this page's own memory is all there is.
  if (useDraft.getState().kept) {
    useDraft.setState({ ...parseDraft(readStored(storageKeys.checkoutDraft)), ready: true });
  }
  return onStorageChange(storageKeys.checkoutDraft, () => {
    if (!useDraft.getState().kept) return;
    const stored = readStored(storageKeys.checkoutDraft);
    if (stored === null) useDraft.setState(emptyDraft);
    else useDraft.setState({ attempt: parseDraft(stored).attempt });
  });
}

function keep(draft: CheckoutDraft) {
  const text = JSON.stringify({ ...draft, storedAt: Date.now() });
  useDraft.setState({ ...draft, kept: tryWriteStored(storageKeys.checkoutDraft, text) });
}
