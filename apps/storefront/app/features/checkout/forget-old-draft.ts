import { readStored } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';
import { forgetDraft } from './forget-draft.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes a draft that nobody has written to for a day: whoever uses the browser then may be somebody else. */
export function forgetOldDraft(): void {
  const stored = readStored(storageKeys.checkoutDraft);
  if (stored !== null && isDraftOver(stored)) forgetDraft();
}

/** Returns true if nothing was written to a draft for a day, or it does not tell when. */
export function isDraftOver(stored: string | null): boolean {
  try {
    const { storedAt } = (JSON.parse(stored ?? 'null') ?? {}) as { storedAt?: unknown };
    return typeof storedAt !== 'number' || Math.abs(Date.now() - storedAt) >= day;
  } catch {
    return true;
  }
}
