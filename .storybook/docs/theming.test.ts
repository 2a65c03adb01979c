import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modes, type ThemeAndContrast } from '@piri/ui/tokens';
import { expect, test } from 'vitest';
import { readBrand } from '../../packages/ui/theme/read-brand.ts';
import { listUselessSelectors, readThemeCss } from '../../packages/ui/theme/read-theme-css.ts';
import { makeTheme } from '../../packages/ui/theme/write-theme-css.ts';

const guide = readFileSync(join(import.meta.dirname, 'theming.mdx'), 'utf8');

/** The rules of the guide that end in `{ … }`, in the order of the modes that they are for. */
const [rules = ''] = /```css\n(:root\[data-theme="dark"\][\s\S]*?)```/.exec(guide)?.slice(1) ?? [];
const sheet = `:root { --piri-accent: light; }\n${rules}`;

/** Gives each rule of the guide a value that names its mode. */
const fill = (css: string): string => {
  const values = ['dark', 'dark', 'more-contrast', 'dark more-contrast', 'dark more-contrast'];
  return css.replaceAll('…', () => `--piri-accent: ${values.shift()};`);
};

function readAccents(css: string, mode: ThemeAndContrast): (string | undefined)[] {
  return readThemeCss(css, mode).map((values) => values.get('--piri-accent'));
}

test.each(modes)('the selectors of the guide set a variable in the mode %s', (mode) => {
  expect(rules.match(/…/g)).toHaveLength(5);
  expect(readAccents(fill(sheet), mode)).toEqual([mode, mode]);
});

const made = makeTheme(readBrand({ accent: '#0b3d0b' }), 'A brand.').css;

test.each(modes)('with one more :root, they override a sheet of the command in the mode %s', (mode) => {
  const override = fill(sheet).replaceAll(/:root(?!:root)/g, ':root:root');
  expect(readAccents(made + override, mode)).toEqual([mode, mode]);
});

test('as they are, they do not override a sheet of the command, and `check` says so', () => {
  const css = made + fill(sheet);
  for (const mode of modes) expect(readAccents(css, mode)).toEqual(readAccents(made, mode));
  expect(listUselessSelectors(css)).toContain(':root[data-theme="dark"]');
});
