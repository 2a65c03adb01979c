export interface CreateFairQueueOptions {
  /** The number of tasks that run at the same time. */
  concurrency: number;
  /** The number of tasks that may wait for one address. */
  maxWaiting: number;
}

/**
 * Runs work for an address as soon as there is capacity. Throws `FairQueueFull` if too many tasks of the address wait
 * already.
 */
export type FairQueue = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/** An error that is thrown if too many tasks wait for an address already. */
export class FairQueueFull extends Error {
  override readonly name = 'FairQueueFull';
}

/**
 * Limits how many tasks run at the same time, such as page renders. Addresses take turns: however many requests one
 * address makes, a task of another address waits for at most one task of each.
 */
export function createFairQueue({ concurrency, maxWaiting }: CreateFairQueueOptions): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function waitForTurn(address: string): Promise<void> {
    const queue = waiting.get(address) ?? [];
    if (queue.length >= maxWaiting) throw new FairQueueFull();
    waiting.set(address, queue);
    return new Promise((resolve) => {
      queue.push(resolve);
    });
  }

  function startNext() {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [address, queue] = first;
    const start = queue.shift();
    // Re-insert the address at the end, so that the other addresses come first.
    waiting.delete(address);
    if (queue.length > 0) waiting.set(address, queue);
    start?.();
  }

  return async (address, work) => {
    if (running < concurrency) running += 1;
    else await waitForTurn(address);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
