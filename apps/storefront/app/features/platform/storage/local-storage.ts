/** Reads a stored value. The browser's storage may be full, blocked or cleared at any time. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked: nothing is remembered, as on a first visit.
    return null;
  }
}

/** Stores a value. Returns false if the storage is full or blocked. */
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
    // Blocked: then there is nothing in it either.
  }
}

/** Calls back when another tab has changed this value. Returns a function that unsubscribes. */
export function onStorageChange(key: string, changed: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // `key` is null if the whole storage was cleared.
    if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
