import { expect, test, vi } from 'vitest';
import {
  createReviewDataFixture,
  createReviewScreenshotFixture,
} from '../testing/create-review-data-fixture.ts';
import { serializeDecisions } from './file-transport.ts';
import { createReviewStore, toUndoSteps } from './review-store.ts';
import type { ReviewTransport, TransportHandlers } from './review-transport.ts';

const screenshots = ['a', 'b', 'c'].map((story) => createReviewScreenshotFixture({ story }));
const [a, b, c] = screenshots.map(({ label }) => label) as [string, string, string];
const review = createReviewDataFixture({ pictures: screenshots });
const request = (...labels: string[]) =>
  ({ labels, verb: 'approve', reason: 'Meant', shownIn: 'slider' }) as const;

function fakeLink(waiting = 0) {
  const calls: unknown[] = [];
  let news: TransportHandlers | undefined;
  const link: ReviewTransport = {
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
  return { link, calls, news: () => news as TransportHandlers };
}

test('BENCH-4 a decision shows immediately and is sent, and so is undo', () => {
  const { link, calls } = fakeLink();
  const session = createReviewStore(review, link);
  const heard = vi.fn();
  session.subscribe(heard);
  session.decide(request(a, b));
  expect(Object.keys(session.state().decisions)).toEqual([a, b]);
  expect(session.undo()?.labels).toEqual([a, b]);
  expect(session.state().decisions).toEqual({});
  expect(session.undo()).toBeNull();
  expect(calls).toEqual([['decide', request(a, b)], ['undo']]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('BENCH-4 each view of a screenshot is reported once', () => {
  const { link, calls } = fakeLink();
  const session = createReviewStore(review, link);
  session.see(a, 'slider');
  session.see(a, 'slider');
  session.see(a, 'blink');
  expect(calls).toEqual([
    ['see', a, 'slider'],
    ['see', a, 'blink'],
  ]);
  expect([...session.state().seen]).toEqual([a]);
});

test('BENCH-4 decisions of another window appear, and undone ones cannot be undone again', () => {
  const { link, news } = fakeLink();
  const session = createReviewStore(review, link);
  session.decide(request(a));
  const elsewhere = { ...request(), by: 'Nila', at: '2026-11-20T10:00:00.000Z' };
  news().decided({ [c]: elsewhere }, [c]);
  expect(Object.keys(session.state().decisions)).toEqual([c]);
  expect(session.state().seen.has(c)).toBe(true);
  expect(session.undo()).toBeNull();
});

test('BENCH-4 a server notification does not overwrite decisions that are not sent yet', () => {
  const { link, news } = fakeLink(1);
  const session = createReviewStore(review, link);
  session.decide(request(a));
  news().decided({}, []);
  expect(Object.keys(session.state().decisions)).toEqual([a]);
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
  const { link } = fakeLink();
  const session = createReviewStore(review, link);
  session.decide(request(a));
  const saved = JSON.parse(serializeDecisions('Nila', session.state().decisions, review));
  expect(saved.kind).toBe('piri-visual-decisions');
  expect(saved.decisions[a]).toMatchObject({ ...{ verb: 'approve', by: 'Nila' }, hash: 'a'.repeat(64) });
});
