import { expect, test } from 'vitest';
import type { RootCategory } from './category-tree.ts';
import { resolveContentHref } from './use-resolve-content-href.ts';

const rooms: RootCategory[] = [
  {
    id: 'living-room',
    name: 'Living Room',
    shortName: 'Living',
    nameBn: '',
    backdrop: 'living',
    groups: [{ id: 'sofas', name: 'Sofas', banner: '/pictures/sofas.avif', kinds: [] }],
  },
];

test.each([
  [
    '/shop?categoryId=sofas',
    '/shop?categoryId=sofas&categoryName=Sofas&categoryBanner=%2Fpictures%2Fsofas.avif',
  ],
  [
    '/shopV1?categoryId=living-room&categoryName=Old+Name&sort=newest',
    '/shopV1?categoryId=living-room&categoryName=Living+Room&sort=newest&categoryBanner=',
  ],
  ['/shop?categoryId=attic', '/shop?categoryId=attic'],
  ['/new-arrival', '/new-arrival'],
])('SHOP-1 adds the name and banner of its category to a content link: %s', (to, href) => {
  expect(resolveContentHref(to, rooms)).toBe(href);
});
