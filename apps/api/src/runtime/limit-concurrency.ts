import { ApiError } from '../core/api-error.ts';

/**
 * Lets `most` calls run at once; the others wait in the order in which they came. If `mostWaiting` already wait, a call
 * is refused: an answer that comes after a minute is read by nobody, and costs as much.
 */
export function limitConcurrency({
  most,
  mostWaiting,
}: {
  most: number;
  mostWaiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (waiting.length >= mostWaiting) throw new ApiError('UNAVAILABLE', 'Too many come at once.');
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in the queue, so that a new call cannot overtake it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
