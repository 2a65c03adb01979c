import type { CartOffer, searchCartOffers as call } from '@piri/contract/cart-offers';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { type SoldRef, soldKey } from '@piri/contract/line-item';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import type { Database } from '../../db/schema.ts';
import { planSearch } from '../../db/search-plan.ts';
import type { Context } from '../../runtime/context.ts';
import { faceOf } from '../items/faces.ts';
import { withoutChoices } from '../items/summary.ts';
import { readSoldLines, type SoldLine } from './sold-lines.ts';

const code = { sql: sql.ref('sold.code'), kind: 'string' } as const;
const columns = {
  id: { sql: sql.ref('sold.id'), kind: 'string' },
  code,
  sourceType: { sql: sql.ref('sold.sourceType'), kind: 'string' },
  itemId: { sql: sql.ref('sold.itemId'), kind: 'string' },
} as const;

export interface SearchCartOffers {
  ctx: Pick<Context, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/** A whole cart in a handful of queries, however many lines it has. */
export async function searchCartOffers({ ctx, input }: SearchCartOffers): Promise<ResponseOf<typeof call>> {
  const plan = planSearch({ input, columns, defaultOrder: [{ field: 'code', type: 'ASC' }] });
  const { list: names, ...page } = await readPage(soldNames(ctx.db), plan, input);
  const sold = await readSoldLines(ctx.db, names);
  const contents = await readContents(ctx.db, [...sold.values()]);
  const list = names.flatMap((name) => {
    const line = sold.get(soldKey(name));
    return line === undefined ? [] : [offerOf(name, line, contents)];
  });
  return { ...page, list };
}

/** Everything that can be bought. Conditions reach both halves, so that the keys of their tables serve. */
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
  dimensions: CartOffer['dimensions'] | null;
}

/** What bundles consist of, by the ids of the pieces in them. */
async function readContents(
  db: Kysely<Database>,
  lines: readonly SoldLine[],
): Promise<ReadonlyMap<string, Content>> {
  const ids = lines.flatMap(({ row, piece }) => (piece ? [] : row.pieces.map(({ itemId }) => itemId)));
  if (ids.length === 0) return new Map();
  const items = await db
    .selectFrom('items')
    .select(['id', 'title'])
    .select(sql<Content['dimensions']>`extras -> 'dimensions'`.as('dimensions'))
    .where('id', 'in', ids)
    .execute();
  return new Map(items.map(({ id, ...content }) => [id, content]));
}

function offerOf(
  { sourceType, code }: SoldRef,
  { row, piece, salesPrice, price, available, state }: SoldLine,
  contents: ReadonlyMap<string, Content>,
): CartOffer {
  const { id, title, stage, silhouette, leadDays } = row;
  const face = piece ? (faceOf(row.images, piece.attributeValues) ?? row.images[0]) : row.images[0];
  const drawn = piece ? row.dimensions : contents.get(row.pieces[0]?.itemId ?? '')?.dimensions;
  const { width, depth, height } = drawn ?? {};
  return {
    sourceType,
    code,
    itemId: id,
    title,
    about: piece ? saySku(piece, row) : sayBundle(row, contents),
    stage: stage ?? undefined,
    image: face && withoutChoices(face),
    silhouette,
    dimensions: width && depth && height ? { width, depth, height } : undefined,
    salesPrice,
    price,
    available,
    state,
    leadDays,
  };
}

function saySku({ attributeValues }: NonNullable<SoldLine['piece']>, { kind }: SoldLine['row']): string {
  return attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', ') || kind;
}

function sayBundle({ pieces }: SoldLine['row'], contents: ReadonlyMap<string, Content>): string {
  return pieces
    .map(({ itemId, quantity }) => `${quantity} × ${contents.get(itemId)?.title ?? itemId}`)
    .join(', ');
}
