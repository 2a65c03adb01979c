import { useState } from 'react';

type Value = string | number | boolean | readonly (string | number)[];

/**
 * What the page says, until the visitor says otherwise. The visitor's answer stands until the page says something new,
 * as it does after Back. With `loading` it goes when the page has done its work, too: a request that failed is taken back.
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
