import { describe, expect, it } from 'vitest';
import { createPageQueryKeysFixture } from '../testing/page-queries.fixture.ts';
import { getCanonicalUrl } from './canonical-url.ts';

const queries = await createPageQueryKeysFixture();
const isAttribute = (name: string) => name === 'fabric';

function read(address: string): string {
  const { pathname, search } = getCanonicalUrl(`http://127.0.0.1:3000${address}`, { queries, isAttribute });
  return pathname + search;
}

describe('the canonical URL of a page', () => {
  it.each([
    ['keeps what the page reads', '/shop?categoryId=sofas&page=2', '/shop?categoryId=sofas&page=2'],
    ['loses what it does not', '/shop?categoryId=sofas&utm_source=a&x=1', '/shop?categoryId=sofas'],
    [
      'keeps attributes where a list or a piece reads them',
      '/details?id=a&fabric=b',
      '/details?id=a&fabric=b',
    ],
    ['loses them elsewhere', '/outlets?sku=a&fabric=b', '/outlets?sku=a'],
    ['keeps several values of one name in their order', '/compare?id=b&id=a', '/compare?id=b&id=a'],
    ['is the same with a slash at its end', '/about/', '/about'],
    ['is the same in other cases', '/SHOPv1?page=2', '/shopV1?page=2'],
    ['is the same with letters escaped', '/%73hop', '/shop'],
    ['is read for the data of a page, too', '/shop.data?x=1&_routes=root', '/shop.data?_routes=root'],
    ['is read for the data of the home page', '/_root.data?x=1', '/_root.data'],
    ['stays as it is where no page is', '/nowhere?x=1', '/nowhere?x=1'],
    ['stays as it is where it cannot be decoded', '/%E0%A4%A', '/%E0%A4%A'],
  ])('%s', (_, address, expected) => {
    expect(read(address)).toBe(expected);
  });
});
