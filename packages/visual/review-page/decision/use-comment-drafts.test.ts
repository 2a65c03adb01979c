import { expect, test } from 'vitest';
import { createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import { getCommentScope } from './use-comment-drafts.ts';

test('BENCH-4 a comment applies to all with the cause, or to all modes of the story, unless it is separate', () => {
  const one = createReviewScreenshotFixture({ story: 'a', cause: 'neel' });
  const other = createReviewScreenshotFixture({ story: 'b', cause: 'neel' });
  const alone = createReviewScreenshotFixture({ story: 'b', mode: '360-light' });
  const together = new Set<string>();
  expect(getCommentScope(one, together)).toEqual(getCommentScope(other, together));
  expect(getCommentScope(alone, together)).toEqual({ key: 'story b', together: true });
  expect(getCommentScope({ ...alone, mode: '1280-dark', label: 'b 1280-dark' }, together).key).toBe(
    'story b',
  );

  const apart = new Set([getCommentScope(one, together).key]);
  expect(getCommentScope(one, apart)).toEqual({ key: one.label, together: false });
  expect(getCommentScope(other, apart).key).toBe(other.label);
  expect(getCommentScope(alone, apart).together).toBe(true);
});
