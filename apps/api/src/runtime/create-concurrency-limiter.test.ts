import { expect, it } from 'vitest';
import { createConcurrencyLimiter } from './create-concurrency-limiter.ts';

it('limits concurrent calls, runs the others in order, and continues after a failure', async () => {
  const limited = createConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 10 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, (_, index) =>
    limited(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (index === 0) throw new Error('failed');
      return index;
    }),
  );
  const settled = Promise.allSettled(works);
  for (let index = 0; index < 5; index += 1) {
    await expect.poll(() => begun.length).toBe(Math.min(5, index + 2));
    ends[index]?.();
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
});

it('rejects a call while too many are waiting, and accepts one later', async () => {
  const limited = createConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 2 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const works = Array.from({ length: 3 }, () => limited(() => promise));
  await expect(limited(() => promise)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  resolve('done');
  expect(await Promise.all(works)).toEqual(['done', 'done', 'done']);
  expect(await limited(() => promise)).toBe('done');
});
