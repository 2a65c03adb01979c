import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const two = (number: number) => String(number).padStart(2, '0');

/**
 * Returns the current day in the time zone of the browser. A server has another one, so that there and during hydration
 * it is undefined.
 */
export function useLocalToday(): string | undefined {
  return useSyncExternalStore(neverChanges, getLocalToday, () => undefined);
}

function getLocalToday(): string {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
