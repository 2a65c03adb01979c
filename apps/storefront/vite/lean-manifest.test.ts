import { expect, test } from 'vitest';
import { pagesOnly } from './lean-manifest.ts';

test('a browser is told of pages alone, and of all that stands around them', () => {
  const page = { hasDefaultExport: true };
  const file = { hasDefaultExport: false };
  const manifest = {
    entry: { module: '/a.js' },
    routes: { root: file, shop: page, sitemap: file },
    version: '1',
  };
  const lean = pagesOnly(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(lean).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes: { root: file, shop: page } })};`,
  );
});
