import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BulletList, ListItem, Paragraph } from './prose.tsx';

// Storybook's blocks need a browser, and are not tested here.
vi.mock('@storybook/addon-docs/blocks', () => ({ DocsContainer: 'div' }));

test('BENCH-28 an element of an example keeps its class, and one of the text gets the class of the page', () => {
  const item = createElement(ListItem, { className: 'py-1' }, 'All Sofas');
  expect(renderToStaticMarkup(createElement(BulletList, { className: 'p-2' }, item))).toBe(
    '<ul class="p-2"><li class="py-1">All Sofas</li></ul>',
  );
  expect(renderToStaticMarkup(createElement(Paragraph, { className: 'px-4' }, 'Filters'))).toBe(
    '<p class="px-4">Filters</p>',
  );
  expect(renderToStaticMarkup(createElement(Paragraph, {}, 'A text.'))).toContain('sb-unstyled');
});
