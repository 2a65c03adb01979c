import { readStored, unstore } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';

const day = 24 * 60 * 60 * 1000;

/** Whoever signs out leaves no name and no address behind. */
export function forgetDraft(): void {
  unstore(storageKeys.checkoutDraft);
  unstore(storageKeys.mobileCode);
}

/** Nobody goes on with a draft after a day, and whoever uses the browser then may be somebody else. */
export function forgetOldDraft(): void {
  const stored = readStored(storageKeys.checkoutDraft);
  if (stored !== null && isOver(stored)) forgetDraft();
}

/** Whether nothing was written to a draft for a day, or it does not tell when. */
export function isOver(stored: string | null): boolean {
  try {
    const { keptAt } = (JSON.parse(stored ?? 'null') ?? {}) as { keptAt?: unknown };
    return typeof keptAt !== 'number' || Math.abs(Date.now() - keptAt) >= day;
  } catch {
    return true;
  }
}
