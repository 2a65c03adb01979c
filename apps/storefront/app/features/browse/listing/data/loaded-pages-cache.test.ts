import { expect, test } from 'vitest';
import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import type { ListingQuery } from '../address/listing-url.ts';
import { LoadedPagesCache } from './loaded-pages-cache.ts';

const sofas: ListingQuery = { categoryId: 'sofas', facets: {}, sort: 'relevance', page: 1 };
const pageOf = (...ids: string[]) => ({ tiles: ids.map((id) => ({ id }) as ItemCardData), snippets: [] });
const idsOf = ({ tiles }: { tiles: ItemCardData[] }) => tiles.map(({ id }) => id);

test('SHOP-2 appends the next page to the pages seen before', () => {
  const cache = new LoadedPagesCache();
  cache.add(sofas, pageOf('a', 'b'));
  cache.add({ ...sofas, page: 2, nextPageToken: 'x' }, pageOf('c'));
  const shown = cache.getPagesUpTo({ ...sofas, page: 3, nextPageToken: 'y' }, pageOf('d'));
  expect(idsOf(shown)).toEqual(['a', 'b', 'c', 'd']);
  expect(shown.firstPage).toBe(1);
});

test('SHOP-2 shows a page alone if it is opened directly', () => {
  const cache = new LoadedPagesCache();
  cache.add(sofas, pageOf('a'));
  const shown = cache.getPagesUpTo({ ...sofas, page: 3 }, pageOf('c'));
  expect([idsOf(shown), shown.firstPage]).toEqual([['c'], 3]);
});

test('SHOP-2 treats another filter or order as another list', () => {
  const cache = new LoadedPagesCache();
  cache.add(sofas, pageOf('a'));
  expect(idsOf(cache.getPagesUpTo({ ...sofas, page: 2, onOffer: true }, pageOf('c')))).toEqual(['c']);
  expect(idsOf(cache.getPagesUpTo({ ...sofas, page: 2, sort: 'newest' }, pageOf('c')))).toEqual(['c']);
});

test('shows an item once if it moved between two pages', () => {
  const cache = new LoadedPagesCache();
  cache.add(sofas, pageOf('a', 'b'));
  expect(idsOf(cache.getPagesUpTo({ ...sofas, page: 2 }, pageOf('b', 'c')))).toEqual(['a', 'b', 'c']);
});

test('keeps the snippets of the first page', () => {
  const cache = new LoadedPagesCache();
  const snippets = [{ text: 'Covers come off.', about: 'Our sofas' }];
  cache.add(sofas, { ...pageOf('a'), snippets });
  expect(cache.getPagesUpTo({ ...sofas, page: 2 }, pageOf('b')).snippets).toEqual(snippets);
});

test('evicts the oldest list', () => {
  const cache = new LoadedPagesCache();
  for (const name of 'abcdefghi') cache.add({ ...sofas, categoryId: name }, pageOf(name));
  expect(idsOf(cache.getPagesUpTo({ ...sofas, categoryId: 'a', page: 2 }, pageOf('x')))).toEqual(['x']);
  expect(idsOf(cache.getPagesUpTo({ ...sofas, categoryId: 'b', page: 2 }, pageOf('x')))).toEqual(['b', 'x']);
});
