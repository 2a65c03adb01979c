import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ColourTokens } from './colour-tokens.tsx';
import { RadiusScale, SpacingScale } from './scale-diagrams.tsx';
import { ThemePlayground } from './theme-playground.tsx';

// The blocks of Storybook need its preview, which is a browser's.
vi.mock('@storybook/addon-docs/blocks', () => ({
  Unstyled: ({ children }: { children: ReactNode }) => children,
}));

test('BENCH-28 a radius and the step of the grid are shown with their custom properties', () => {
  expect(renderToStaticMarkup(createElement(RadiusScale))).toContain('--piri-radius-card');
  expect(renderToStaticMarkup(createElement(SpacingScale))).toContain('--piri-spacing');
});

test('BENCH-28 a colour is shown in the four modes', () => {
  const html = renderToStaticMarkup(createElement(ColourTokens, { only: /^accent$/ }));
  expect(html.match(/<dt>[^<]+/g)).toEqual([
    '<dt>Light',
    '<dt>Dark',
    '<dt>Light, more contrast',
    '<dt>Dark, more contrast',
  ]);
});

test('BENCH-28 the theme starts with our values for everything but the accent', () => {
  const html = renderToStaticMarkup(createElement(ThemePlayground));
  expect(html.match(/<option selected="">[^<]+/g)).toEqual(Array(4).fill('<option selected="">Ours'));
  const file = /<pre[^>]*>([^<]+)<\/pre>/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(Object.keys(JSON.parse(file))).toEqual(['accent']);
});
