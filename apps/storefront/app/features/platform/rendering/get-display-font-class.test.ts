import { expect, test } from 'vitest';
import { getDisplayFontClass } from './get-display-font-class.ts';

test.each(['সোফা', '“ক্ষেত sofa”', 'khat ১'])(
  'a title with “%s” gets the font that covers all Bangla letters and digits',
  (text) => {
    expect(getDisplayFontClass(text)).toContain('--font-bangla');
  },
);

test.each(['Sofas', '৳1,25,000', '“khat”'])('a title with “%s” keeps the default display font', (text) => {
  expect(getDisplayFontClass(text)).toBe('font-display');
});
