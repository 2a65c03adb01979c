import type { GlobalDiscount } from '@piri/contract/discounts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ItemSummaryRow } from './item-queries.ts';

/** What an item's price and breadcrumb need from elsewhere: its categories, and the discounts on it. */
export interface CategoriesAndDiscounts {
  /** Returns the visible categories among these ids, in the order of the ids. */
  categories(ids: readonly string[]): { id: string; name: string }[];
  /** Returns the ids of the category and its ancestors; empty if one of them is hidden. */
  getCategoryPath(id: string | undefined): string[];
  discounts: GlobalDiscount[];
}

interface CategoryAbove {
  id: string;
  name: string;
  parentId: string | null;
  hidden: boolean;
}

/** Reads the context of any number of items in one query, with only the discounts that can apply to them. */
export async function readCategoriesAndDiscounts(
  db: Kysely<Database>,
  items: readonly Pick<ItemSummaryRow, 'id' | 'categoryIds'>[],
): Promise<CategoriesAndDiscounts> {
  const itemIds = items.map(({ id }) => id);
  const categoryIds = [...new Set(items.flatMap((item) => item.categoryIds))];
  const { rows } = await sql<{ categories: CategoryAbove[]; discounts: GlobalDiscount[] }>`
    with recursive above as (
      select id, name, parent_id, hidden from categories where id = any(${categoryIds})
      union
      select parent.id, parent.name, parent.parent_id, parent.hidden
      from categories as parent join above on above.parent_id = parent.id
    ),
    touching as (
      select * from global_discounts
      where valid and (
        exists (
          select from jsonb_array_elements(categories) as one join above on above.id = one ->> 'categoryId'
        ) or exists (
          select from jsonb_array_elements(items) as one where one ->> 'itemId' = any(${itemIds})
        )
      )
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'parentId', parent_id, 'hidden', hidden
      )), '[]') from above) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'valid', valid, 'type', type, 'discountType', discount_type, 'value', value,
        'categories', categories, 'items', items
      ) order by id), '[]') from touching) as discounts`.execute(db);
  const { categories = [], discounts = [] } = rows[0] ?? {};
  const byId = new Map(categories.map((category) => [category.id, category]));

  function getCategoryPath(id: string | undefined): string[] {
    const path: string[] = [];
    for (let next: string | null | undefined = id; next != null; ) {
      const category = byId.get(next);
      if (category === undefined || category.hidden || path.includes(next)) return [];
      path.push(next);
      next = category.parentId;
    }
    return path;
  }

  return {
    discounts,
    getCategoryPath,
    categories: (ids) =>
      ids.flatMap((id) => {
        const name = byId.get(id)?.name;
        return name === undefined || getCategoryPath(id).length === 0 ? [] : [{ id, name }];
      }),
  };
}
