import { create } from 'zustand';
import { onPersonalDataCleared } from '../../customer/session/clear-personal-data.ts';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { type CheckoutAttempt, parseAttempt } from './checkout-attempt.ts';
import { type CheckoutValues, emptyValues, parseValues } from './checkout-values.ts';
import { isDraftExpired } from './clear-expired-draft.ts';
import { deleteStoredDraft } from './delete-stored-draft.ts';

/** An unfinished order as stored in this browser, shared by all layouts of the checkout. */
export interface CheckoutDraft {
  values: CheckoutValues;
  attempt: CheckoutAttempt | undefined;
}

interface DraftState extends CheckoutDraft {
  /** True once this browser's draft has been restored. */
  ready: boolean;
  /** Whether the draft survives a reload. False if the browser's storage is full or blocked. */
  persisted: boolean;
}

export const emptyDraft: CheckoutDraft = { values: emptyValues, attempt: undefined };

/** Empty on the server and until `restoreDraft`, so that the first render is the same for all users. */
export const useDraft = create<DraftState>(() => ({ ...emptyDraft, ready: false, persisted: true }));

onPersonalDataCleared(() => {
  if (!useDraft.getState().persisted) useDraft.setState(emptyDraft);
});

/** Parses a stored draft. An invalid part is dropped; the other parts are kept. */
export function parseDraft(stored: string | null): CheckoutDraft {
  try {
    if (isDraftExpired(stored)) return emptyDraft;
    const { values, attempt } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<
      Record<keyof CheckoutDraft, unknown>
    >;
    return { values: parseValues(values), attempt: parseAttempt(attempt) };
  } catch {
    // Truncated, or not written by us.
    return emptyDraft;
  }
}

/** Stores the values of the form, and keeps an attempt that another tab has started meanwhile. */
export function saveValues(values: CheckoutValues): void {
  storeDraft({ values, attempt: readAttempt() });
}

export function saveAttempt(attempt: CheckoutAttempt | undefined): void {
  storeDraft({ values: useDraft.getState().values, attempt });
}

/** Reads the attempt from the storage each time, since another tab may have just sent the same order. */
export function readAttempt(): CheckoutAttempt | undefined {
  const { persisted, attempt } = useDraft.getState();
  return persisted ? parseDraft(readStored(storageKeys.checkoutDraft)).attempt : attempt;
}

/** Clears the draft after the order is placed, so that no part of it is sent again. */
export function clearDraft(): void {
  deleteStoredDraft();
  useDraft.setState({ ...emptyDraft, persisted: true });
}

/**
 * Restores this browser's draft. Of the changes in other tabs it follows only two: an order that was sent, and a draft
 * that was cleared. Returns a function that unsubscribes.
 */
export function restoreDraft(): () => void {
  // Without storage, the draft exists only in this page's memory.
  if (useDraft.getState().persisted) {
    useDraft.setState({ ...parseDraft(readStored(storageKeys.checkoutDraft)), ready: true });
  }
  return onStorageChange(storageKeys.checkoutDraft, () => {
    if (!useDraft.getState().persisted) return;
    const stored = readStored(storageKeys.checkoutDraft);
    if (stored === null) useDraft.setState(emptyDraft);
    else useDraft.setState({ attempt: parseDraft(stored).attempt });
  });
}

function storeDraft(draft: CheckoutDraft) {
  const text = JSON.stringify({ ...draft, storedAt: Date.now() });
  useDraft.setState({ ...draft, persisted: tryWriteStored(storageKeys.checkoutDraft, text) });
}
