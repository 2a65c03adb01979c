// @vitest-environment node
import { expect, test } from 'vitest';
import { getVariables } from '../src/tokens/build-stylesheets.ts';
import { getTokens, modes } from '../src/tokens/tokens.ts';
import { listUnreadSelectors, listUselessSelectors, readThemeCss } from './read-theme-css.ts';

const accent = (css: string, mode: (typeof modes)[number]) =>
  readThemeCss(css, mode).map((values) => values.get('--piri-accent'));
const ours = (mode: (typeof modes)[number]) => {
  const value = getVariables(getTokens(mode)).get('--piri-accent');
  return [value, value];
};

test.each(modes)('without a theme, the mode %s has the values of the token files', (mode) => {
  const expected = Object.fromEntries(getVariables(getTokens(mode)));
  for (const values of readThemeCss('', mode)) expect(Object.fromEntries(values)).toEqual(expected);
});

test.each([
  ':root { --piri-accent: darkgreen; }',
  '@layer base { :root { --piri-accent: darkgreen } }',
  'html { --piri-accent: darkgreen }',
])('a plain override changes light mode only: %s', (css) => {
  expect(accent(css, 'light')).toEqual(['darkgreen', 'darkgreen']);
  for (const mode of modes.slice(1)) expect(accent(css, mode)).toEqual(ours(mode));
});

test('a theme that sets the same selectors as the package changes the mode, however it is entered', () => {
  const css = `:root[data-theme="dark"] { --piri-accent: #0f0; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --piri-accent: #0f1 } }`;
  expect(accent(css, 'dark')).toEqual(['#0f1', '#0f0']);
  expect(accent(css, 'light')).toEqual(ours('light'));
});

test('a rule that is less specific than those of the package has no effect, and is listed', () => {
  const css = '[data-theme=dark] { --piri-accent: red } :root { --piri-page: #eee }';
  expect(accent(css, 'dark')).toEqual(ours('dark'));
  expect(listUselessSelectors(css)).toEqual(['[data-theme=dark]']);
  expect(listUselessSelectors(css.replace('[', ':root['))).toEqual([]);
  expect(listUselessSelectors('.brand { --piri-page: #eee }')).toEqual([]);
});

test('reads nested rules, several selectors, comments, variables and their fallbacks', () => {
  const css = `/* :root { --piri-accent: red } */
    :root, .brand { --green: #080; --piri-accent: var(--none, var(--green)); --piri-page: var(--piri-page);
      @media (prefers-contrast: more) { &:root { --piri-accent: #040 } }
    }`;
  expect(accent(css, 'light')).toEqual(['#080', '#080']);
  expect(accent(css, 'more-contrast')).toEqual(['#040', '#040']);
  expect(readThemeCss(css, 'light')[0]?.get('--piri-page')).toBe('');
});

test('lists the selectors and media queries that it cannot judge', () => {
  const css = `.dark { --piri-accent: red } :root { --piri-page: white } .x { color: red }
    @media (width > 40rem) { :root { --piri-text: black } }`;
  expect(listUnreadSelectors(css)).toEqual(['.dark', '(width > 40rem)']);
});

test('refuses a block that is not closed', () => {
  expect(() => readThemeCss(':root { --piri-accent: red', 'light')).toThrow('not closed');
});
