import type {
  listBullets as bulletsCall,
  listItemContent as itemCall,
  listSlides as slidesCall,
  listTexts as textsCall,
} from '@piri/contract/content';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { sql } from 'kysely';
import type { AppContext } from '../../runtime/context.ts';

type Ctx = Pick<AppContext, 'db'>;
type Entries = ResponseOf<typeof itemCall>;
interface OfItem {
  ctx: Ctx;
  input: ParsedInput<typeof itemCall>['query'];
}

export async function listItemContent({ ctx, input }: OfItem): Promise<Entries> {
  return { list: await aboutItem(ctx, input.itemId).execute() };
}

export async function listItemArticles({ ctx, input }: OfItem): Promise<Entries> {
  return { list: await aboutItem(ctx, input.itemId).where('type', '=', 'article').execute() };
}

export async function listItemBullets({ ctx, input }: OfItem): Promise<Entries> {
  return { list: await aboutItem(ctx, input.itemId).where('type', '=', 'bullet').execute() };
}

export async function listBullets({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedInput<typeof bulletsCall>['query'];
}): Promise<Entries> {
  return { list: await atPlace(ctx, input.placement).where('type', '=', 'bullet').execute() };
}

/** Returns the slides of all sliders of a placement, in order. */
export async function listSlides({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedInput<typeof slidesCall>['query'];
}): Promise<ResponseOf<typeof slidesCall>> {
  const sliders = await atPlace(ctx, input.placement).where('type', '=', 'slider').execute();
  return { list: sliders.flatMap(({ fields }) => fields.slides ?? []) };
}

export async function listTexts({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedInput<typeof textsCall>['query'];
}): Promise<Entries> {
  const key = input.key;
  const texts = entries(ctx)
    .where('type', '=', 'attribute-text')
    .$if(key !== undefined, (query) => query.where('id', '=', key ?? ''));
  return { list: await texts.execute() };
}

function entries({ db }: Ctx) {
  return db
    .selectFrom('contentEntries')
    .select(['id', 'type', 'title', 'fields'])
    .orderBy('title')
    .orderBy('id');
}

function atPlace(ctx: Ctx, placement: string) {
  return entries(ctx).where('placement', '=', placement);
}

/** Selects entries about the item itself or about one of its categories at any depth. */
function aboutItem(ctx: Ctx, itemId: string) {
  return entries(ctx).where(
    sql<boolean>`(
      product_ids @> array[${itemId}]::text[]
      or category_ids && (
        with recursive above(id) as (
          select unnest(category_ids) from items where id = ${itemId}
          union
          select parent_id from categories join above using (id) where parent_id is not null
        )
        select coalesce(array_agg(id), '{}')::text[] from above
      )
    )`,
  );
}
