import { expect, test } from 'vitest';
import { samplePicture } from '../testing/sample-review.ts';
import { scopeOf } from './comments.ts';

test('BENCH-4 a comment goes for all with the cause, or for the modes of a story, unless it is told apart', () => {
  const one = samplePicture({ story: 'a', cause: 'neel' });
  const other = samplePicture({ story: 'b', cause: 'neel' });
  const alone = samplePicture({ story: 'b', mode: '360-light' });
  const together = new Set<string>();
  expect(scopeOf(one, together)).toEqual(scopeOf(other, together));
  expect(scopeOf(alone, together)).toEqual({ key: 'story b', together: true });
  expect(scopeOf({ ...alone, mode: '1280-dark', label: 'b 1280-dark' }, together).key).toBe('story b');

  const apart = new Set([scopeOf(one, together).key]);
  expect(scopeOf(one, apart)).toEqual({ key: one.label, together: false });
  expect(scopeOf(other, apart).key).toBe(other.label);
  expect(scopeOf(alone, apart).together).toBe(true);
});
