import { ApiError } from '../core/api-error.ts';

/**
 * Lets `maxConcurrent` calls run at once; the others wait in order of arrival. If `maxWaiting` calls already wait, a call is
 * refused: a result that comes after a minute is of no use to anyone, but costs as much.
 */
export function createConcurrencyLimiter({
  maxConcurrent,
  maxWaiting,
}: {
  maxConcurrent: number;
  maxWaiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (waiting.length >= maxWaiting)
      throw new ApiError('UNAVAILABLE', 'Too many attempts at once. Try again shortly.');
    if (running === maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Pass the slot to the next in the queue, so that a new call cannot overtake it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
