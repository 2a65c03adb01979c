import { readStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { deleteStoredDraft } from './delete-stored-draft.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes a draft that has not changed for a day. By then somebody else may be using the browser. */
export function clearExpiredDraft(): void {
  const stored = readStored(storageKeys.checkoutDraft);
  if (stored !== null && isDraftExpired(stored)) deleteStoredDraft();
}

/** Returns true if a draft has not changed for a day, or has no time. */
export function isDraftExpired(stored: string | null): boolean {
  try {
    const { storedAt } = (JSON.parse(stored ?? 'null') ?? {}) as { storedAt?: unknown };
    return typeof storedAt !== 'number' || Math.abs(Date.now() - storedAt) >= day;
  } catch {
    return true;
  }
}
