import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadChannel, UploadEvent } from '../../platform/third-parties/upload-channel.ts';
import { waitForFile } from './wait-for-file.ts';

let followed: Map<string, (news: UploadEvent) => void>;
let channel: UploadChannel;
let polled: PromiseWithResolvers<string>;
let polling: AbortSignal;

beforeEach(() => {
  followed = new Map();
  polled = Promise.withResolvers();
  channel = {
    follow: (name, heard) => {
      followed.set(name, heard);
      return () => followed.delete(name);
    },
    close: () => followed.clear(),
  };
});

/** Waits for a file. `readFileUrl` returns the API's response to a request that an event has triggered. */
function wait(readFileUrl: () => Promise<string | undefined>, way: UploadChannel | undefined = channel) {
  const ask = vi.fn(readFileUrl);
  const poll = (signal: AbortSignal) => {
    polling = signal;
    return polled.promise;
  };
  const { signal } = new AbortController();
  return { ask, waiting: waitForFile('abc', { poll, ask, signal, channel: way }) };
}

describe('FILE-2 FILE-3 events of a file', () => {
  it('trigger a request at once, whose result ends the polling', async () => {
    const { ask, waiting } = wait(async () => 'ready');
    followed.get('abc')?.({ event: 'progress', done: 9, total: 9 });
    expect(ask).not.toHaveBeenCalled();
    followed.get('abc')?.({ event: 'success' });
    expect(await waiting).toBe('ready');
    expect([polling.aborted, followed.size]).toEqual([true, 0]);
  });

  it('of a failure reject with the error of the API', async () => {
    const { waiting } = wait(() => Promise.reject(new Error('no slip')));
    followed.get('abc')?.({ event: 'fail' });
    await expect(waiting).rejects.toThrow('no slip');
    expect(polling.aborted).toBe(true);
  });

  it.each(['success', 'fail'] as const)(
    'that the API does not confirm (%s) leave it to polling, and are handled once',
    async (event) => {
      const { ask, waiting } = wait(async () => undefined);
      const heard = followed.get('abc');
      heard?.({ event });
      expect(followed.size).toBe(0);
      await ask.mock.results[0]?.value;
      expect(polling.aborted).toBe(false);
      polled.resolve('ready later');
      expect(await waiting).toBe('ready later');
      expect(ask).toHaveBeenCalledTimes(1);
    },
  );

  it('are not required: polling continues without a channel, or if it is silent or closed', async () => {
    const silent = wait(() => expect.unreachable());
    channel.close();
    const without = wait(() => expect.unreachable(), undefined);
    polled.resolve('ready');
    expect(await Promise.all([silent.waiting, without.waiting])).toEqual(['ready', 'ready']);
  });
});
