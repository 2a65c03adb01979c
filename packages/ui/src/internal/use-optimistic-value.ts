import { useState } from 'react';

type Value = string | number | boolean | readonly (string | number)[];

/**
 * Returns the given value until the user changes it, and the user's value until a new one is given, as after Back. With
 * `loading`, the user's value is also reset when loading ends, so that a failed request is reverted.
 */
export function useOptimisticValue<T extends Value>(given: T, loading = false): [T, (value: T) => void] {
  const [seen, setSeen] = useState({ given, loading });
  const [own, setOwn] = useState(given);
  const isNew = String(seen.given) !== String(given);
  if (isNew || seen.loading !== loading) {
    setSeen({ given, loading });
    if (isNew || !loading) setOwn(given);
  }
  return [own, setOwn];
}
