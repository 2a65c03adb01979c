import type { Connection } from './review-transport.ts';

export type Call = () => Promise<void>;

/** The server heard the call and said no: to ask again would change nothing. */
export class RejectedCall extends Error {}

/** How long to wait before the next try, longer each time. */
const pauses = [1_000, 2_000, 5_000, 10_000];

/**
 * Makes calls one after the other, in the order they were asked for. One that fails stays at the front and is tried
 * again, and all behind it wait: an undo must never overtake what it takes back. One that is refused is dropped.
 */
export function createOutbox(onRefused: (said: string) => void) {
  const waiting: Call[] = [];
  const listeners = new Set<() => void>();
  let connection: Connection = { lost: null, waiting: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  /** Between a failure and the next try. */
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
        const no = await refusalOf(call);
        waiting.shift();
        failures = 0;
        tell(null);
        if (no) onRefused(no);
      }
    } catch (error) {
      // No answer: the reader is told, and the call is made again.
      tell(error instanceof Error ? error.message : String(error));
      resting = true;
      timer = setTimeout(work, pauses[Math.min(failures, pauses.length - 1)]);
      failures += 1;
    } finally {
      working = false;
    }
  };

  return {
    send(call: Call) {
      waiting.push(call);
      tell(connection.lost);
      if (!resting) void work();
    },
    /** Tries at once what waits for its next try. */
    tryAgain: () => void work(),
    /** Heard from elsewhere: the server went away, or is there again. */
    heard(lost: string | null) {
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

async function refusalOf(call: Call): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    if (error instanceof RejectedCall) return error.message;
    throw error;
  }
}
