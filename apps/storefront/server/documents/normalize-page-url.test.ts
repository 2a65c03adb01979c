import { describe, expect, it } from 'vitest';
import { createPageQueryKeysFixture } from '../testing/page-query-keys.fixture.ts';
import { normalizePageUrl } from './normalize-page-url.ts';

const queries = await createPageQueryKeysFixture();
const isAttribute = (name: string) => name === 'fabric';

function read(address: string): string {
  const { pathname, search } = normalizePageUrl(`http://127.0.0.1:3000${address}`, { queries, isAttribute });
  return pathname + search;
}

describe('the canonical URL of a page', () => {
  it.each([
    ['keeps parameters of the page', '/shop?categoryId=sofas&page=2', '/shop?categoryId=sofas&page=2'],
    ['drops other parameters', '/shop?categoryId=sofas&utm_source=a&x=1', '/shop?categoryId=sofas'],
    ['keeps attributes on pages of lists and items', '/details?id=a&fabric=b', '/details?id=a&fabric=b'],
    ['drops attributes on other pages', '/outlets?sku=a&fabric=b', '/outlets?sku=a'],
    ['keeps the order of repeated parameters', '/compare?id=b&id=a', '/compare?id=b&id=a'],
    ['has no trailing slash', '/about/', '/about'],
    ['has the case of the route', '/SHOPv1?page=2', '/shopV1?page=2'],
    ['has no escaped letters', '/%73hop', '/shop'],
    ['is also found for the data of a page', '/shop.data?x=1&_routes=root', '/shop.data?_routes=root'],
    ['is also found for the data of the home page', '/_root.data?x=1', '/_root.data'],
    ['is unchanged for an unknown page', '/nowhere?x=1', '/nowhere?x=1'],
    ['is unchanged if it cannot be decoded', '/%E0%A4%A', '/%E0%A4%A'],
  ])('%s', (_, address, expected) => {
    expect(read(address)).toBe(expected);
  });
});
