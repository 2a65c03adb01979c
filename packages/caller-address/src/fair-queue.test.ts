import { expect, test } from 'vitest';
import { createFairQueue, FairQueueFull } from './fair-queue.ts';

/** Creates work that ends on request, and records the order in which it started. */
function work() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    of: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.push(() => resolve(name));
      }),
    async endOne() {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test('runs no more at the same time than it may', async () => {
  const run = createFairQueue({ concurrency: 2, maxWaiting: 10 });
  const { begun, of, endOne } = work();
  const results = ['a', 'b', 'c'].map((name) => run('198.51.100.1', of(name)));
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c']);
  await endOne();
  await endOne();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('an address waits for one turn of another, however much that one asks for', async () => {
  const run = createFairQueue({ concurrency: 1, maxWaiting: 100 });
  const { begun, of, endOne } = work();
  for (let index = 0; index < 50; index += 1) void run('198.51.100.1', of(`flood ${index}`));
  void run('203.0.113.7', of('visitor'));
  void run('203.0.113.7', of('visitor, second turn'));
  await endOne();
  await endOne();
  await endOne();
  await endOne();
  expect(begun).toEqual(['flood 0', 'flood 1', 'visitor', 'flood 2', 'visitor, second turn']);
});

test('refuses an address for which too much waits, and nobody else', async () => {
  const run = createFairQueue({ concurrency: 1, maxWaiting: 2 });
  const { begun, of, endOne } = work();
  for (const name of ['a', 'b', 'c']) void run('198.51.100.1', of(name));
  await expect(run('198.51.100.1', of('d'))).rejects.toBeInstanceOf(FairQueueFull);
  void run('203.0.113.7', of('visitor'));
  await endOne();
  await endOne();
  expect(begun).toEqual(['a', 'b', 'visitor']);
});

test('work that fails makes room for the next', async () => {
  const run = createFairQueue({ concurrency: 1, maxWaiting: 2 });
  const failing = run('198.51.100.1', () => Promise.reject(new Error('no')));
  const next = run('198.51.100.1', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await run('198.51.100.1', () => Promise.resolve('again'))).toBe('again');
});
