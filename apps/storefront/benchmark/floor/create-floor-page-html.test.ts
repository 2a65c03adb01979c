import { expect, test } from 'vitest';
import { countElements, createFloorPageHtml } from './create-floor-page-html.ts';

const page = createFloorPageHtml({ src: '/hero.avif', width: 780, height: 976 });

test('has a hundred elements, one image and no script', () => {
  expect(countElements(page)).toBe(100);
  expect(page.match(/<img /g)).toHaveLength(1);
  expect(page).not.toContain('<script');
});

test('preloads its image with high priority', () => {
  expect(page).toContain('<link rel="preload" as="image" href="/hero.avif" fetchpriority="high">');
});
