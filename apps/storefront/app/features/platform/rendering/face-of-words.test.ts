import { expect, test } from 'vitest';
import { faceOfWords } from './face-of-words.ts';

test.each(['সোফা', '“ক্ষেত sofa”', 'khat ১'])(
  'a title with “%s” has the face that knows every letter',
  (words) => {
    expect(faceOfWords(words)).toContain('--face-words');
  },
);

test.each(['Sofas', '৳1,25,000', '“khat”'])('a title with “%s” stays with the usual face', (words) => {
  expect(faceOfWords(words)).toBe('font-display');
});
