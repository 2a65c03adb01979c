import type { ConnectionState } from './review-transport.ts';

export type QueuedCall = () => Promise<void>;

/** The error of a call that the server refused. Such a call is not retried. */
export class CallRejectedError extends Error {}

/** Delays before each retry, in milliseconds. */
const pauses = [1_000, 2_000, 5_000, 10_000];

/**
 * Creates a queue that makes calls one at a time, in order. A failed call stays first and is retried, and the others
 * wait: an undo must never overtake the decision that it undoes. A refused call is dropped.
 */
export function createCallQueue(onRejected: (message: string) => void) {
  const waiting: QueuedCall[] = [];
  const listeners = new Set<() => void>();
  let connection: ConnectionState = { lost: null, waiting: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  /** Whether the queue is waiting for the next retry. */
  let resting = false;
  let failures = 0;

  const tell = (lost: string | null) => {
    if (connection.lost === lost && connection.waiting === waiting.length) return;
    connection = { lost, waiting: waiting.length };
    for (const listener of listeners) listener();
  };
  const work = async () => {
    clearTimeout(timer);
    resting = false;
    if (working) return;
    working = true;
    try {
      for (let call = waiting[0]; call; call = waiting[0]) {
        const no = await sendAndGetRejection(call);
        waiting.shift();
        failures = 0;
        tell(null);
        if (no) onRejected(no);
      }
    } catch (error) {
      // The call failed: notify the user and retry.
      tell(error instanceof Error ? error.message : String(error));
      resting = true;
      timer = setTimeout(work, pauses[Math.min(failures, pauses.length - 1)]);
      failures += 1;
    } finally {
      working = false;
    }
  };

  return {
    send(call: QueuedCall) {
      waiting.push(call);
      tell(connection.lost);
      if (!resting) void work();
    },
    /** Retries immediately. */
    tryAgain: () => void work(),
    /** Updates the connection's state from outside. `lost` is the reason, or `null` if the server is back. */
    setConnection(lost: string | null) {
      if (lost === null && waiting.length > 0) void work();
      else tell(lost);
    },
    connection: () => connection,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

async function sendAndGetRejection(call: QueuedCall): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    if (error instanceof CallRejectedError) return error.message;
    throw error;
  }
}
