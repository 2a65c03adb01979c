import { expect, test } from 'vitest';
import { loadLanguage } from './load-language.ts';
import { globalTypes } from './modes.ts';

test('the toolbar offers English and Bangla labels, and loads only Bangla', async () => {
  const [english, other] = globalTypes.labels.toolbar.items.map(({ value }) => value);
  expect(await loadLanguage({ globals: { labels: english } })).toEqual({});
  expect(Object.keys(await loadLanguage({ globals: { labels: other } }))).toEqual([
    'Language',
    'loadLanguageFonts',
  ]);
});
