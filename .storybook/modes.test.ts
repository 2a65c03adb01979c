import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import main from './main.ts';
import { applyGlobals, globalTypes, viewports } from './modes.ts';

const storiesBelow = (folder: string) =>
  [main.stories]
    .flat()
    .filter((glob): glob is string => typeof glob === 'string')
    .flatMap((glob) => globSync(join(import.meta.dirname, glob)))
    .filter((file) => file.startsWith(join(import.meta.dirname, '..', folder)))
    .filter((file) => file.endsWith('.stories.tsx'));

test('BENCH-2 the workbench is a Storybook with Vite that has stories of the design system and the storefront', () => {
  expect(main.framework).toBe('@storybook/react-vite');
  for (const folder of ['packages/ui/src', 'apps/storefront/app']) {
    expect(storiesBelow(folder).length).toBeGreaterThan(20);
  }
});

test('BENCH-2 its viewports include a small and a large one', () => {
  expect(viewports.small.styles.width).toBe('360px');
  expect(viewports.large.styles.width).toBe('1280px');
});

test('BENCH-2 its toolbar offers both themes and both text directions', () => {
  const html = { dataset: {} as DOMStringMap, lang: '', dir: '' };
  vi.stubGlobal('document', { documentElement: html });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const offered = ({ toolbar: { items } }: (typeof globalTypes)['theme' | 'direction']) =>
    items.map(({ value }) => value);
  for (const theme of offered(globalTypes.theme)) {
    for (const direction of offered(globalTypes.direction)) {
      applyGlobals({ theme, direction });
      expect([html.dataset['theme'], html.dir]).toEqual([theme, direction]);
    }
  }
  applyGlobals({ direction: 'rtl' }, 'docs');
  expect(html.dir).toBe('ltr');
  expect([offered(globalTypes.theme), offered(globalTypes.direction)]).toEqual([
    ['light', 'dark'],
    ['ltr', 'rtl'],
  ]);
});
