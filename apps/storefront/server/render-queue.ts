export interface RenderQueueOptions {
  /** How many pages are rendered at the same time. */
  concurrency: number;
  /** How many may wait for one address. */
  maxWaiting: number;
}

/** Too many pages wait for this address already. */
export class RenderQueueFull extends Error {
  override readonly name = 'RenderQueueFull';
}

/**
 * Limits how many pages are rendered at the same time. Addresses take turns: however many pages one of them asks for,
 * another waits for no more than one of each.
 */
export function renderQueue({ concurrency, maxWaiting }: RenderQueueOptions) {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function waitForTurn(address: string): Promise<void> {
    const queue = waiting.get(address) ?? [];
    if (queue.length >= maxWaiting) throw new RenderQueueFull();
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

  return async function run<T>(address: string, render: () => Promise<T>): Promise<T> {
    if (running < concurrency) running += 1;
    else await waitForTurn(address);
    try {
      return await render();
    } finally {
      startNext();
    }
  };
}
