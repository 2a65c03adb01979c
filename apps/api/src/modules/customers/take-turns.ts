import { Refusal } from '../../refusal.ts';

/**
 * Lets so many run at once; the others wait in the order in which they came. Where too many wait already, one is told
 * to come again: an answer that comes after a minute is read by nobody, and was worked for all the same.
 */
export function takeTurns({
  most,
  mostWaiting,
}: {
  most: number;
  mostWaiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (waiting.length >= mostWaiting) throw new Refusal('UNAVAILABLE', 'Too many come at once.');
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, so that nobody who comes now slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
