import type { Facet, ItemSearchPage } from '@piri/contract/item-search';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ResultCounts } from './search-index.ts';
import { readVisibleCategories } from './visible-categories.ts';

/**
 * Returns the facets of the items that were found, in their sort order. A chosen value is included even if its count is
 * 0.
 */
export async function readFacets(
  db: Kysely<Database>,
  { facets }: ResultCounts,
  chosen: Readonly<Record<string, readonly string[]>>,
): Promise<Facet[]> {
  const attributes = await db
    .selectFrom('attributes')
    .select(['id', 'name', 'unit', 'attributeValues'])
    .where('kind', 'in', ['option', 'facet'])
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
  return attributes.flatMap(({ id, name, unit, attributeValues }) => {
    const counts = facets.get(id);
    const values = attributeValues.flatMap((value) => {
      const count = counts?.get(value.displayLabel) ?? 0;
      return count > 0 || chosen[id]?.includes(value.displayLabel) ? [{ ...value, count }] : [];
    });
    return values.length === 0 ? [] : [{ id, name, ...(unit !== null && { unit }), values }];
  });
}

/** Returns the counts of the visible categories, in the order of the tree. */
export async function readCategoryCounts(
  db: Kysely<Database>,
  { categories }: ResultCounts,
): Promise<ItemSearchPage['categories']> {
  const shown = await readVisibleCategories(db);
  return [...shown.values()].flatMap(({ id, name }) => {
    const count = categories.get(id);
    return count === undefined ? [] : [{ id, name, count }];
  });
}
