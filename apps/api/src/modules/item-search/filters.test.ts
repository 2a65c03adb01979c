import { type ItemSearchPage, searchCatalogue } from '@piri/contract/item-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { createSeededRandom } from '../../testing/fuzz-value-generator.ts';
import {
  countNaiveItemsWithLabel,
  facetAttributes,
  type NaiveSearchFilters,
  naiveItems,
  searchNaiveItems,
} from '../../testing/search-naive-items.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const search = (body: object = {}): Promise<ItemSearchPage> =>
  callEndpoint(api, searchCatalogue, { size: 60, ...body });

/** Returns the choices as the body of a search. */
function bodyOf({ categoryId, sourceType, ...rest }: NaiveSearchFilters): object {
  const params = { categoryId, sourceType };
  return {
    ...rest,
    textParams: Object.entries(params).flatMap(([field, value]) =>
      value === undefined ? [] : [{ field, matchType: 'EXACT', value }],
    ),
  };
}

async function everyId(choices: NaiveSearchFilters): Promise<string[]> {
  const first = await search(bodyOf(choices));
  const second =
    first.nextPageToken === ''
      ? []
      : (await search({ ...bodyOf(choices), nextPageToken: first.nextPageToken })).list;
  return [...first.list, ...second].map(({ id }) => id).toSorted();
}

const idsOf = (choices: NaiveSearchFilters) =>
  searchNaiveItems(choices)
    .map(({ id }) => id)
    .toSorted();

describe('filters', () => {
  it.each<[string, NaiveSearchFilters]>([
    ['a category and its subcategories', { categoryId: 'sofas' }],
    ['a room', { categoryId: 'bedroom' }],
    ['a category without subcategories', { categoryId: 'clocks' }],
    ['items only', { sourceType: 'item' }],
    ['bundles only', { sourceType: 'bundle' }],
    ['a colour', { facets: { color: ['Ash'] } }],
    ['either of two colours', { facets: { color: ['Ash', 'Teal'] } }],
    ['both of two facets', { facets: { size: ['King'], finish: ['Walnut'] } }],
    ['a range of heights', { facets: { 'overall-height': ['180 cm or more'] } }],
    ['the number of seats', { facets: { seats: ['3 seats'] } }],
    ['a minimum price', { minPrice: 60_000 }],
    ['a maximum price', { maxPrice: 5_000 }],
    ['a price range', { minPrice: 10_000, maxPrice: 20_000 }],
    ['a minimum width', { minWidth: 200 }],
    ['a maximum width', { maxWidth: 62 }],
    ['a width range', { minWidth: 70.5, maxWidth: 105 }],
    ['availability', { inStock: true }],
    ['offers', { onOffer: true }],
    [
      'several filters at once',
      { categoryId: 'living-room', inStock: true, onOffer: true, maxPrice: 60_000, maxWidth: 210 },
    ],
  ])('SHOP-2 by %s', async (_, choices) => {
    const wanted = idsOf(choices);
    expect(wanted.length, 'the sample finds something').toBeGreaterThan(0);
    expect(wanted.length, 'and not everything').toBeLessThan(naiveItems.length);
    expect(await everyId(choices)).toEqual(wanted);
  });

  it('SHOP-2 by colour and size match only if one sku has both', async () => {
    const missing = naiveItems
      .flatMap((item) => item.skus.map((sku) => ({ item, size: sku.labels.get('size')?.[0] })))
      .flatMap(({ item, size }) =>
        item.skus.flatMap((sku) => ({ item, size, motif: sku.labels.get('motif')?.[0] })),
      )
      .find(
        ({ item, size, motif }) =>
          size !== undefined &&
          motif !== undefined &&
          !item.skus.some(
            (sku) => sku.labels.get('size')?.includes(size) && sku.labels.get('motif')?.includes(motif),
          ),
      );
    expect(missing, 'a combination that is not made').toBeDefined();
    const facets = { size: [missing?.size ?? ''], motif: [missing?.motif ?? ''] };
    expect(await everyId({ facets: { size: facets.size } })).toContain(missing?.item.id);
    expect(await everyId({ facets: { motif: facets.motif } })).toContain(missing?.item.id);
    expect(await everyId({ facets })).not.toContain(missing?.item.id);
  });

  it.each<[string, object]>([
    ['an unknown category', bodyOf({ categoryId: 'attics' })],
    ['a hidden category', bodyOf({ categoryId: 'monsoon-clearance' })],
    ['an unknown facet', { facets: { smell: ['Sandalwood'] } }],
    ['an unknown value', { facets: { color: ['Octarine'] } }],
    ['a part, which is not a filter', { facets: { 'part-frame': ['Kiln-dried mahogany'] } }],
    ['a minimum price above the maximum', { minPrice: 20_000, maxPrice: 10_000 }],
    ['a minimum width above the maximum', { minWidth: 200, maxWidth: 100 }],
  ])('SHOP-1 by %s return an empty page', async (_, body) => {
    const { list, total, nextPageToken, prices } = await search(body);
    expect({ list, total, nextPageToken }).toEqual({ list: [], total: 0, nextPageToken: '' });
    if (!('minPrice' in body || 'minWidth' in body)) expect(prices).toBeUndefined();
  });

  it.each([
    ['IN', ['sofas', 'clocks'], ['sofas', 'clocks']],
    ['STARTS_WITH', 'Kids-', ['kids-beds', 'kids-study', 'kids-storage', 'kids-chairs', 'kids-wardrobes']],
    ['CONTAINS', '-LAMPS', ['floor-lamps', 'table-lamps', 'pendant-lamps']],
  ])('by category with %s', async (matchType, value, categories) => {
    const { list } = await search({ textParams: [{ field: 'categoryId', matchType, value }] });
    const wanted = naiveItems.filter((item) => categories.some((id) => item.categories.has(id)));
    expect(list.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  });
});

describe('counts', () => {
  const random = createSeededRandom(20_261_120);
  const chance = (probability: number) => random() < probability;
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;

  function anyChoices(): NaiveSearchFilters {
    const facets = Object.fromEntries(
      Array.from({ length: Math.floor(random() * 4) }, () => {
        const attribute = pick(facetAttributes);
        return [attribute.id, [pick(attribute.values).label, pick(attribute.values).label]];
      }),
    );
    const [lower, upper] = [random() * 60_000, random() * 120_000];
    return {
      facets,
      ...(chance(0.5) && { categoryId: pick([...pick(naiveItems).categories]) }),
      ...(chance(0.1) && { sourceType: pick(['item', 'bundle'] as const) }),
      ...(chance(0.3) && { minPrice: Math.floor(lower) }),
      ...(chance(0.3) && { maxPrice: Math.floor(upper) }),
      ...(chance(0.2) && { minWidth: Math.floor(random() * 100) }),
      ...(chance(0.2) && { maxWidth: Math.floor(random() * 300) }),
      ...(chance(0.2) && { inStock: true }),
      ...(chance(0.2) && { onOffer: true }),
    };
  }

  it('SHOP-2 equal those of a naive search for 120 random choices', async () => {
    let found = 0;
    for (let round = 0; round < 120; round += 1) {
      const choices = anyChoices();
      const page = await search(bodyOf(choices));
      const items = searchNaiveItems(choices);
      found += Math.sign(items.length);
      const told = JSON.stringify(choices);

      expect(page.total, told).toBe(items.length);
      expect(page.estimated, told).toBeUndefined();
      expect(page.inStock, told).toBe(searchNaiveItems({ ...choices, inStock: true }).length);
      expect(page.onOffer, told).toBe(searchNaiveItems({ ...choices, onOffer: true }).length);
      expect(Object.fromEntries(page.categories.map(({ id, count }) => [id, count])), told).toEqual(
        countsOf(items.flatMap(({ categories }) => [...categories])),
      );
      expect(
        page.facets.map(({ id, values }) => [id, ...values.map((v) => [v.displayLabel, v.count])]),
      ).toEqual(naiveFacets(choices));
      const { minPrice: _, maxPrice: __, minWidth: ___, maxWidth: ____, ...wide } = choices;
      expect(page.prices, told).toEqual(spanOf(searchNaiveItems(wide).map(({ price }) => price)));
    }
    expect(found, 'choices that find something').toBeGreaterThan(40);
  });

  /** Returns every value that would find something, and each chosen value. */
  function naiveFacets(choices: NaiveSearchFilters): unknown[] {
    return facetAttributes.flatMap(({ id, values }) => {
      const counted = values.flatMap(({ label }) => {
        const count = countNaiveItemsWithLabel(choices, id, label);
        return count > 0 || choices.facets?.[id]?.includes(label) ? [[label, count]] : [];
      });
      return counted.length === 0 ? [] : [[id, ...counted]];
    });
  }

  it('SHOP-2 of prices and widths ignore the price and width filters', async () => {
    const { widths, prices } = await search({ minPrice: 20_000, maxWidth: 100 });
    expect({ widths, prices }).toEqual({
      widths: (await search()).widths,
      prices: (await search()).prices,
    });
  });

  it('SHOP-2 of a facet ignore its own choice, unlike those of other facets', async () => {
    const plain = await search(bodyOf({ categoryId: 'beds' }));
    const chosen = await search(bodyOf({ categoryId: 'beds', facets: { size: ['King'] } }));
    const facet = (page: ItemSearchPage, id: string) => page.facets.find((one) => one.id === id);
    expect(facet(chosen, 'size')).toEqual(facet(plain, 'size'));
    expect(facet(chosen, 'finish')).not.toEqual(facet(plain, 'finish'));
    expect(chosen.total).toBeLessThan(plain.total);
  });

  it('SHOP-2 are left out unless they are requested', async () => {
    const { total, facets, categories, list } = await search({ fetchCount: false });
    expect({ total, facets, categories, listed: list.length }).toEqual({
      total: -1,
      facets: [],
      categories: [],
      listed: 60,
    });
  });

  function countsOf(ids: readonly string[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
    return counts;
  }

  function spanOf(values: readonly number[]) {
    return values.length === 0 ? undefined : { min: Math.min(...values), max: Math.max(...values) };
  }
});
