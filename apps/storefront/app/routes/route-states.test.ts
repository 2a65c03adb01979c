import { text } from 'node:stream/consumers';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { getPublicPageHeaders } from '../features/platform/requests/get-public-page-headers.ts';
import type { RouteHandle } from '../features/shell/navigation/route-header.ts';
import { getPageStoryProblems, type PageStoryModule } from '../testing/route-state-story-names.ts';

const pages = import.meta.glob<{ default?: unknown; handle?: Partial<RouteHandle>; headers?: unknown }>(
  ['./*.tsx', '!./*.{stories,test}.tsx'],
  {
    eager: true,
  },
);

const stories = import.meta.glob<PageStoryModule>('./*.stories.tsx', { eager: true });

test('SHELL-4 allows caches to store all pages except those made for one visitor', () => {
  const others = Object.entries(pages).filter(([, page]) => page.headers !== getPublicPageHeaders);
  expect(others.map(([path]) => path).sort()).toEqual([
    './checkout-v3.tsx',
    './page-boundary.tsx',
    './payment-response.tsx',
  ]);
});

test('finds the pages', () => {
  expect(Object.keys(pages).length).toBeGreaterThan(3);
});

test.each(Object.entries(pages))('BENCH-5 %s has stories of all its states', (path, page) => {
  expect(page.default, 'a module with a page exports it as default').toBeDefined();
  expect(getPageStoryProblems(page.default, stories[path.replace('.tsx', '.stories.tsx')])).toEqual([]);
});

test.each(Object.keys(stories))('%s is next to its page', (path) => {
  expect(Object.keys(pages)).toContain(path.replace('.stories.tsx', '.tsx'));
});

const shown = Object.entries(stories).flatMap(([path, { default: _, ...all }]) =>
  Object.entries(all as Record<string, { render?: (args: object, context: object) => ReactNode }>).map(
    ([name, story]) => ({ path, name, story }),
  ),
);

const framed = /data-slot="navigation-bar"[\s\S]*<main[\s\S]*<h1[\s\S]*<\/main>[\s\S]*data-slot="footer"/;
/** A frame with a header only, as on checkout pages. */
const bare =
  /^(?!.*(?:navigation-bar|data-slot="footer"))[\s\S]*data-slot="checkout-header"[\s\S]*<main[\s\S]*<h1[\s\S]*<\/main>/s;

test.each(shown)('BENCH-5 $path: $name shows its page in its frame', async ({ path, name, story }) => {
  // Wait for all suspended content, as the server does.
  const screen = createElement(() => story.render?.({}, { id: name }));
  const { prelude } = await prerenderToNodeStream(screen, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await text(prelude);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  const { handle } = pages[path.replace('.stories', '')] ?? {};
  expect(html).toMatch(handle?.head ? bare : framed);
});
