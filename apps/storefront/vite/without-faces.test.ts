import { expect, test } from 'vitest';
import { removeFaces } from './without-faces.ts';

test('takes every face out of a sheet and nothing else', () => {
  const face = '@font-face{font-family:Anek Bangla;src:url(/a.woff2)format("woff2");unicode-range:U+0-FF}';
  expect(removeFaces(`.a{color:red}${face}${face}@media print{.b{font:inherit}}`)).toBe(
    '.a{color:red}@media print{.b{font:inherit}}',
  );
});
