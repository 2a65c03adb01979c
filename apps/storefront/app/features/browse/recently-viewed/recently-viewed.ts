import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** The number of stored items. A row shows fewer, so that the current item can be left out. */
const maxStoredIds = 12;

/** Returns the ids of the items that this browser viewed, the latest first. */
export function readRecentlyViewedIds(): string[] {
  return parseRecentlyViewedIds(readStored(storageKeys.recentlyViewed));
}

/** Adds an item at the front. */
export function addRecentlyViewed(id: string): void {
  const others = readRecentlyViewedIds().filter((other) => other !== id);
  tryWriteStored(storageKeys.recentlyViewed, JSON.stringify([id, ...others].slice(0, maxStoredIds)));
}

export function parseRecentlyViewedIds(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id) => typeof id === 'string' && id !== '').slice(0, maxStoredIds)
      : [];
  } catch {
    // The stored value is not ours, so the list is empty.
    return [];
  }
}
