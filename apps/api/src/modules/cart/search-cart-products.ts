import type { CartProduct, searchCartProducts as call } from '@piri/contract/cart-products';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { getSoldRefKey, type SoldRef } from '@piri/contract/line-item';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import type { Database } from '../../db/schema.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';
import { findCoverImage } from '../items/cover-image.ts';
import { omitImageAttributeValues } from '../items/item-summary.ts';
import { readSellableProducts, type SellableProduct } from './sellable-lines.ts';

const code = { sql: sql.ref('sold.code'), kind: 'string' } as const;
const columns = {
  id: { sql: sql.ref('sold.id'), kind: 'string' },
  code,
  sourceType: { sql: sql.ref('sold.sourceType'), kind: 'string' },
  itemId: { sql: sql.ref('sold.itemId'), kind: 'string' },
} as const;

export interface SearchCartProductsParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/** Loads the products of a whole cart in a few queries, however many lines it has. */
export async function searchCartProducts({
  ctx,
  input,
}: SearchCartProductsParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'code', type: 'ASC' }] });
  const { list: names, ...page } = await readPage(soldNames(ctx.db), plan, input);
  const sold = await readSellableProducts(ctx.db, names);
  const contents = await readContents(ctx.db, [...sold.values()]);
  const list = names.flatMap((name) => {
    const line = sold.get(getSoldRefKey(name));
    return line === undefined ? [] : [toCartProduct(name, line, contents)];
  });
  return { ...page, list };
}

/**
 * Selects everything that can be bought. Conditions are applied inside both branches of the union, so that the indexes
 * of their tables are used.
 */
function soldNames(db: Kysely<Database>) {
  return db
    .selectFrom(
      sql<SoldRef & { id: string; itemId: string }>`(
        select 'item/' || code as id, 'item' as source_type, code, item_id from skus
        union all
        select 'bundle/' || id, 'bundle', id, id from items
        where source_type = 'bundle' and exists (select from bundle_skus where item_id = items.id)
      )`.as('sold'),
    )
    .selectAll('sold');
}

interface Content {
  title: string;
  dimensions: CartProduct['dimensions'] | null;
}

/** Returns the contents of bundles, by item id. */
async function readContents(
  db: Kysely<Database>,
  lines: readonly SellableProduct[],
): Promise<ReadonlyMap<string, Content>> {
  const ids = lines.flatMap(({ row, sku }) => (sku ? [] : row.skus.map(({ itemId }) => itemId)));
  if (ids.length === 0) return new Map();
  const items = await db
    .selectFrom('items')
    .select(['id', 'title'])
    .select(sql<Content['dimensions']>`extras -> 'dimensions'`.as('dimensions'))
    .where('id', 'in', ids)
    .execute();
  return new Map(items.map(({ id, ...content }) => [id, content]));
}

function toCartProduct(
  { sourceType, code }: SoldRef,
  { row, sku, salesPrice, price, available, state }: SellableProduct,
  contents: ReadonlyMap<string, Content>,
): CartProduct {
  const { id, title, stage, silhouette, leadDays } = row;
  const coverImage = sku ? (findCoverImage(row.images, sku.attributeValues) ?? row.images[0]) : row.images[0];
  const drawn = sku ? row.dimensions : contents.get(row.skus[0]?.itemId ?? '')?.dimensions;
  const { width, depth, height } = drawn ?? {};
  return {
    sourceType,
    code,
    itemId: id,
    title,
    about: sku ? formatSku(sku, row) : formatBundle(row, contents),
    stage: stage ?? undefined,
    image: coverImage && omitImageAttributeValues(coverImage),
    silhouette,
    dimensions: width && depth && height ? { width, depth, height } : undefined,
    salesPrice,
    price,
    available,
    state,
    leadDays,
  };
}

function formatSku(
  { attributeValues }: NonNullable<SellableProduct['sku']>,
  { subtitle }: SellableProduct['row'],
): string {
  return attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', ') || subtitle;
}

function formatBundle({ skus }: SellableProduct['row'], contents: ReadonlyMap<string, Content>): string {
  return skus
    .map(({ itemId, quantity }) => `${quantity} × ${contents.get(itemId)?.title ?? itemId}`)
    .join(', ');
}
