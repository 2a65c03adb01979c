import { Refusal } from '../refusal.ts';

interface UploadLimits {
  /** How many bodies one process reads at once. */
  max: number;
  /** How many of them may come from one address: the upload client sends four parts at once, and customers share addresses. */
  maxPerAddress: number;
  /** How many may wait for their turn: a waiting body stays in its socket. */
  maxWaiting: number;
  /** After how long one that waits is refused. */
  waitMs: number;
}

type LimitUploads = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/** Lets only so many uploads be read at once, since each is held in memory until it is kept. */
function createUploadLimit({ max, maxPerAddress, maxWaiting, waitMs }: UploadLimits): LimitUploads {
  const running = new Map<string, number>();
  // In the order in which they came.
  const waiting = new Set<{ address: string; start: () => void }>();
  let total = 0;

  return async (address, work) => {
    if (hasRoom(address)) begin(address);
    else await waitForRoom(address);
    try {
      return await work();
    } finally {
      end(address);
    }
  };

  function hasRoom(address: string): boolean {
    return total < max && (running.get(address) ?? 0) < maxPerAddress;
  }

  function begin(address: string): void {
    total += 1;
    running.set(address, (running.get(address) ?? 0) + 1);
  }

  function end(address: string): void {
    total -= 1;
    const left = (running.get(address) ?? 1) - 1;
    if (left === 0) running.delete(address);
    else running.set(address, left);
    const next = [...waiting].find((one) => hasRoom(one.address));
    next?.start();
  }

  function waitForRoom(address: string): Promise<void> {
    if (waiting.size >= maxWaiting) throw tooMany();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(tooMany());
      }, waitMs);
      const one = {
        address,
        start: () => {
          clearTimeout(timer);
          waiting.delete(one);
          begin(address);
          resolve();
        },
      };
      waiting.add(one);
    });
  }
}

export const limitUploads = createUploadLimit({ max: 16, maxPerAddress: 8, maxWaiting: 200, waitMs: 5000 });

function tooMany(): Refusal {
  return new Refusal('RATE_LIMITED', 'Too many files are being sent at once.', [], { retryAfterSeconds: 5 });
}
