import { describe, expect, it } from 'vitest';
import { getRetry, type PartResponse } from './part-retry.ts';

/** Returns the pauses before each retry of a part with these responses, until it is given up. */
function pauses(answers: PartResponse[]): number[] {
  let repeats = { throttled: 0, failed: 0 };
  const waited: number[] = [];
  for (const answer of answers) {
    const repeat = getRetry(answer, repeats);
    if (repeat === undefined) break;
    waited.push(repeat.pauseMs);
    repeats = repeat.repeats;
  }
  return waited;
}

const often = (answer: PartResponse) => Array.from({ length: 9 }, () => answer);

describe('FILE-2 a failed part', () => {
  it.each([0, 500, 502, 503, 504])('is retried three times after %i, with growing pauses', (status) => {
    expect(pauses(often({ status }))).toEqual([1000, 2000, 3000]);
  });

  it('is retried once after 429, at the given time or after 15 s', () => {
    expect(pauses(often({ status: 429, retryAfterMs: 4000 }))).toEqual([4000]);
    expect(pauses(often({ status: 429 }))).toEqual([15_000]);
  });

  it('counts retries by cause: a rate limit does not use up the retries after failures', () => {
    const answers = [{ status: 503 }, { status: 429 }, { status: 0 }, { status: 500 }, { status: 500 }];
    expect(pauses(answers)).toEqual([1000, 15_000, 2000, 3000]);
  });

  it.each([400, 403, 404, 408, 413, 422])('is not retried after %i', (status) => {
    expect(pauses([{ status, retryAfterMs: 1000 }])).toEqual([]);
  });

  it('waits as long as a failing server asks, and is not retried if that takes minutes', () => {
    expect(pauses([{ status: 503, retryAfterMs: 7000 }])).toEqual([7000]);
    for (const status of [429, 503]) expect(pauses([{ status, retryAfterMs: 120_000 }])).toEqual([]);
  });
});
