import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRejectedError, createCallQueue } from './outbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('BENCH-4 a failed call is retried, and later calls wait for it', async () => {
  const outbox = createCallQueue(vi.fn());
  const done: string[] = [];
  let down = true;
  const call = (name: string) => async () => {
    if (down) throw new Error('The server is gone.');
    done.push(name);
  };
  outbox.send(call('approve'));
  outbox.send(call('undo'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.connection()).toEqual({ lost: 'The server is gone.', waiting: 2 });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(done).toEqual([]);

  down = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual(['approve', 'undo']);
  expect(outbox.connection()).toEqual({ lost: null, waiting: 0 });
});

test('BENCH-4 the user can retry immediately', async () => {
  const outbox = createCallQueue(vi.fn());
  const call = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined);
  const heard = vi.fn();
  outbox.subscribe(heard);
  outbox.send(call);
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(1);
  outbox.tryAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(2);
  expect(outbox.connection()).toEqual({ lost: null, waiting: 0 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call).toHaveBeenCalledTimes(2);
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test('BENCH-4 a refused call is reported and not retried', async () => {
  const onRejected = vi.fn();
  const outbox = createCallQueue(onRejected);
  const next = vi.fn().mockResolvedValue(undefined);
  outbox.send(() => Promise.reject(new CallRejectedError('A rejection needs a reason.')));
  outbox.send(next);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onRejected.mock.calls).toEqual([['A rejection needs a reason.']]);
  expect(next).toHaveBeenCalledTimes(1);
  expect(outbox.connection()).toEqual({ lost: null, waiting: 0 });
});

test('BENCH-4 a lost server is reported before anything is sent, and so is its return', async () => {
  const outbox = createCallQueue(vi.fn());
  outbox.setConnection('The connection was closed.');
  expect(outbox.connection()).toEqual({ lost: 'The connection was closed.', waiting: 0 });
  outbox.setConnection(null);
  expect(outbox.connection()).toEqual({ lost: null, waiting: 0 });

  const call = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined);
  outbox.send(call);
  await vi.advanceTimersByTimeAsync(0);
  outbox.setConnection(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(2);
  expect(outbox.connection()).toEqual({ lost: null, waiting: 0 });
});
