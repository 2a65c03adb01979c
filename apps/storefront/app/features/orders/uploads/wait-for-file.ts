import type { UploadChannel } from '../../platform/third-parties/upload-channel.ts';

export interface WaitForFileOptions<Answer> {
  /** Polls, and resolves once the file is ready. */
  poll: (signal: AbortSignal) => Promise<Answer>;
  /** Asks once. Resolves to undefined if the file is not ready yet. */
  ask: (signal: AbortSignal) => Promise<Answer | undefined>;
  signal: AbortSignal;
  channel: UploadChannel | undefined;
}

/**
 * Waits until a sent file is ready. An event about it, good or bad, only triggers one immediate request: it comes from
 * a third party, so it decides nothing. Without events, polling continues as if there were no channel.
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
