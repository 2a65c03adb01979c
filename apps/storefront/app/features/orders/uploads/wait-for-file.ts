import type { UploadChannel } from '../../platform/third-parties/upload-channel.ts';

export interface WaitForFileOptions<Answer> {
  /** Asks now and then, and answers once the file is ready. */
  poll: (signal: AbortSignal) => Promise<Answer>;
  /** Asks once. Undefined for a file that is not ready yet. */
  ask: (signal: AbortSignal) => Promise<Answer | undefined>;
  signal: AbortSignal;
  channel: UploadChannel | undefined;
}

/**
 * Waits until a sent file is ready. News of it, good or bad, makes the shop be asked at once, and once: they come from
 * another company, so they decide nothing. Without news the asking now and then goes on as if there were no channel.
 */
export async function waitForFile<Answer>(
  name: string,
  { poll, ask, signal, channel }: WaitForFileOptions<Answer>,
): Promise<Answer> {
  const done = new AbortController();
  const either = AbortSignal.any([signal, done.signal]);
  let stop: (() => void) | undefined;
  const hastened = new Promise<Answer>((resolve, reject) => {
    stop = channel?.follow(name, ({ event }) => {
      if (event === 'progress') return;
      stop?.();
      ask(either).then((answer) => answer !== undefined && resolve(answer), reject);
    });
  });
  try {
    return await Promise.race([poll(either), hastened]);
  } finally {
    stop?.();
    done.abort();
  }
}
