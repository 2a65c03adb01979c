import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** So many are remembered; a row shows fewer, so that the piece that is open now can be left out. */
const remembered = 12;

/** The ids of the pieces that were looked at in this browser, the last one first. */
export function readRecentlyViewed(): string[] {
  return parseIds(readStored(storageKeys.recentlyViewed));
}

/** Puts a piece in front. */
export function addRecentlyViewed(id: string): void {
  const others = readRecentlyViewed().filter((other) => other !== id);
  tryWriteStored(storageKeys.recentlyViewed, JSON.stringify([id, ...others].slice(0, remembered)));
}

export function parseIds(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id) => typeof id === 'string' && id !== '').slice(0, remembered)
      : [];
  } catch {
    // Written over by something else: nothing was looked at.
    return [];
  }
}
