import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRejectedError, createCallQueue } from './call-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('BENCH-4 a failed call is retried, and later calls wait for it', async () => {
  const queue = createCallQueue(vi.fn());
  const done: string[] = [];
  let down = true;
  const call = (name: string) => async () => {
    if (down) throw new Error('The server is gone.');
    done.push(name);
  };
  queue.send(call('approve'));
  queue.send(call('undo'));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.connection()).toEqual({ lost: 'The server is gone.', waiting: 2 });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(done).toEqual([]);

  down = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual(['approve', 'undo']);
  expect(queue.connection()).toEqual({ lost: null, waiting: 0 });
});

test('BENCH-4 the user can retry immediately', async () => {
  const queue = createCallQueue(vi.fn());
  const call = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined);
  const heard = vi.fn();
  queue.subscribe(heard);
  queue.send(call);
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(1);
  queue.tryAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(2);
  expect(queue.connection()).toEqual({ lost: null, waiting: 0 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call).toHaveBeenCalledTimes(2);
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test('BENCH-4 a refused call is reported and not retried', async () => {
  const onRejected = vi.fn();
  const queue = createCallQueue(onRejected);
  const next = vi.fn().mockResolvedValue(undefined);
  queue.send(() => Promise.reject(new CallRejectedError('A rejection needs a reason.')));
  queue.send(next);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onRejected.mock.calls).toEqual([['A rejection needs a reason.']]);
  expect(next).toHaveBeenCalledTimes(1);
  expect(queue.connection()).toEqual({ lost: null, waiting: 0 });
});

test('BENCH-4 a lost server is reported before anything is sent, and so is its return', async () => {
  const queue = createCallQueue(vi.fn());
  queue.setConnection('The connection was closed.');
  expect(queue.connection()).toEqual({ lost: 'The connection was closed.', waiting: 0 });
  queue.setConnection(null);
  expect(queue.connection()).toEqual({ lost: null, waiting: 0 });

  const call = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined);
  queue.send(call);
  await vi.advanceTimersByTimeAsync(0);
  queue.setConnection(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(2);
  expect(queue.connection()).toEqual({ lost: null, waiting: 0 });
});
