import { expect, test } from 'vitest';
import { getDisplayFontClass } from './display-font.ts';

test.each(['সোফা', '“ক্ষেত sofa”', 'khat ১'])(
  'a title with “%s” has the face that knows every letter',
  (text) => {
    expect(getDisplayFontClass(text)).toContain('--font-bangla');
  },
);

test.each(['Sofas', '৳1,25,000', '“khat”'])('a title with “%s” stays with the usual face', (text) => {
  expect(getDisplayFontClass(text)).toBe('font-display');
});
