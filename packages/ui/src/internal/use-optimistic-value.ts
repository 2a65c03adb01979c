import { useState } from 'react';

type Value = string | number | boolean | readonly (string | number)[];

/**
 * What the page says, until the visitor says otherwise. The visitor's answer stands until the page says something new,
 * as it does after Back. With `busy` it goes when the page has done its work, too: a request that failed is taken back.
 */
export function useOptimisticValue<T extends Value>(given: T, busy = false): [T, (value: T) => void] {
  const [seen, setSeen] = useState({ given, busy });
  const [own, setOwn] = useState(given);
  const isNew = String(seen.given) !== String(given);
  if (isNew || seen.busy !== busy) {
    setSeen({ given, busy });
    if (isNew || !busy) setOwn(given);
  }
  return [own, setOwn];
}
