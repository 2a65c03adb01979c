import { expect, test, vi } from 'vitest';
import { serializeDecisions } from '../../src/review/serialize-decisions.ts';
import { createReviewDataFixture, createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import { createReviewStore, toUndoSteps } from './review-store.ts';
import type { ReviewTransport, TransportHandlers } from './review-transport.ts';

const screenshots = ['a', 'b', 'c'].map((story) => createReviewScreenshotFixture({ story }));
const [a, b, c] = screenshots.map(({ label }) => label) as [string, string, string];
const review = createReviewDataFixture({ pictures: screenshots });
const request = (...labels: string[]) =>
  ({ labels, verb: 'approve', reason: 'Meant', shownIn: 'slider' }) as const;

function createFakeTransport(waiting = 0) {
  const calls: unknown[] = [];
  let news: TransportHandlers | undefined;
  const transport: ReviewTransport = {
    kind: 'server',
    decide: (made) => calls.push(['decide', made]),
    undo: () => calls.push(['undo']),
    see: (label, view) => calls.push(['see', label, view]),
    finish: async () => '',
    connection: () => ({ lost: null, waiting }),
    tryAgain() {},
    subscribe: () => () => {},
    listen(heard) {
      news = heard;
      return () => {};
    },
  };
  return { transport, calls, news: () => news as TransportHandlers };
}

test('BENCH-4 a decision shows immediately and is sent, and so is undo', () => {
  const { transport, calls } = createFakeTransport();
  const store = createReviewStore(review, transport);
  const heard = vi.fn();
  store.subscribe(heard);
  store.decide(request(a, b));
  expect(Object.keys(store.state().decisions)).toEqual([a, b]);
  expect(store.undo()?.labels).toEqual([a, b]);
  expect(store.state().decisions).toEqual({});
  expect(store.undo()).toBeNull();
  expect(calls).toEqual([['decide', request(a, b)], ['undo']]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('BENCH-4 each view of a screenshot is reported once', () => {
  const { transport, calls } = createFakeTransport();
  const store = createReviewStore(review, transport);
  store.see(a, 'slider');
  store.see(a, 'slider');
  store.see(a, 'blink');
  expect(calls).toEqual([
    ['see', a, 'slider'],
    ['see', a, 'blink'],
  ]);
  expect([...store.state().seen]).toEqual([a]);
});

test('BENCH-4 decisions of another window appear, and undone ones cannot be undone again', () => {
  const { transport, news } = createFakeTransport();
  const store = createReviewStore(review, transport);
  store.decide(request(a));
  const elsewhere = { ...request(), by: 'Nila', at: '2026-11-20T10:00:00.000Z' };
  news().decided({ [c]: elsewhere }, [c]);
  expect(Object.keys(store.state().decisions)).toEqual([c]);
  expect(store.state().seen.has(c)).toBe(true);
  expect(store.undo()).toBeNull();
});

test('BENCH-4 a server notification does not overwrite decisions that are not sent yet', () => {
  const { transport, news } = createFakeTransport(1);
  const store = createReviewStore(review, transport);
  store.decide(request(a));
  news().decided({}, []);
  expect(Object.keys(store.state().decisions)).toEqual([a]);
});

test('BENCH-4 decisions of an earlier session can be undone, a group at once and the last first', () => {
  const made = (at: string) => ({ verb: 'approve', reason: '', shownIn: 'slider', by: 'Nila', at }) as const;
  const steps = toUndoSteps({
    [c]: made('2026-11-20T11'),
    [a]: made('2026-11-20T10'),
    [b]: made('2026-11-20T10'),
  });
  expect(steps.map(({ labels }) => labels)).toEqual([[a, b], [c]]);
});

test('BENCH-4 saved decisions contain the reviewer and the hash of the screenshot', () => {
  const { transport } = createFakeTransport();
  const store = createReviewStore(review, transport);
  store.decide(request(a));
  const saved = JSON.parse(serializeDecisions('Nila', store.state().decisions, review));
  expect(saved.kind).toBe('piri-visual-decisions');
  expect(saved.decisions[a]).toMatchObject({ ...{ verb: 'approve', by: 'Nila' }, hash: 'a'.repeat(64) });
});
