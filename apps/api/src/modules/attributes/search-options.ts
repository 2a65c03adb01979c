import type { listOptions as list, searchOptions as search } from '@piri/contract/attributes';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';

const discriminator = { sql: sql.ref('attributes.name'), kind: 'string' } as const;
const columns = { id: { sql: sql.ref('attributes.id'), kind: 'string' }, discriminator } as const;

type Ctx = Pick<AppContext, 'db'>;

/** Returns options in the order in which a product shows them. */
export async function listOptions({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedInput<typeof list>['query'];
}): Promise<ResponseOf<typeof list>> {
  const discriminator = input.discriminator;
  const rows = await options(ctx)
    .$if(discriminator !== undefined, (query) => query.where('name', '=', discriminator ?? ''))
    .orderBy('sortOrder')
    .execute();
  return { list: rows.map(optionFrom) };
}

export async function searchOptions({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedInput<typeof search>['body'];
}): Promise<ResponseOf<typeof search>> {
  const plan = buildSearchQueryParts({
    input,
    columns,
    defaultOrder: [{ field: 'discriminator', type: 'ASC' }],
  });
  const { list: rows, ...page } = await readPage(options(ctx), plan, input);
  return { ...page, list: rows.map(optionFrom) };
}

function options({ db }: Ctx) {
  return db
    .selectFrom('attributes')
    .where('kind', '=', 'option')
    .select(['id', 'name as discriminator', 'attributeValues as values']);
}

function optionFrom<Values>({ discriminator, values }: { discriminator: string; values: Values }) {
  return { discriminator, values };
}
