/** Reads and writes the browser's storage, which may be full, forbidden or emptied behind our back at any time. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Forbidden: nothing is remembered, and the page is as on a first visit.
    return null;
  }
}

/** Answers whether the value will still be there tomorrow. */
export function tryWriteStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing lies in it either.
  }
}

/** Calls back when another tab has changed this value. */
export function onStorageChange(key: string, changed: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
