export interface FairQueueOptions {
  /** How many run at the same time. */
  concurrency: number;
  /** How many may wait for one address. */
  maxWaiting: number;
}

/** Runs work for an address as soon as there is room. Throws `FairQueueFull` if too much of it waits already. */
export type FairQueue = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/** Too much waits for this address already. */
export class FairQueueFull extends Error {
  override readonly name = 'FairQueueFull';
}

/**
 * Limits how much runs at the same time, such as renders of pages. Addresses take turns: however much one of them asks
 * for, another waits for no more than one of each.
 */
export function fairQueue({ concurrency, maxWaiting }: FairQueueOptions): FairQueue {
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
    // Re-insert it at the end, so that the other addresses come first.
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
