import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { listSettings as list, searchSettings as search } from '@piri/contract/settings';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';

const key = { sql: sql.ref('settings.key'), kind: 'string' } as const;
const columns = { id: key, key };

type Ctx = Pick<AppContext, 'db'>;

export async function listSettings({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedInput<typeof list>['query'];
}): Promise<ResponseOf<typeof list>> {
  const key = input.key;
  const rows = await settings(ctx)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('key')
    .execute();
  return { list: rows.map(keyValueFrom) };
}

export async function searchSettings({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedInput<typeof search>['body'];
}): Promise<ResponseOf<typeof search>> {
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'key', type: 'ASC' }] });
  const { list: rows, ...page } = await readPage(settings(ctx), plan, input);
  return { ...page, list: rows.map(keyValueFrom) };
}

function settings({ db }: Ctx) {
  return db.selectFrom('settings').select(['key as id', 'key', 'value']);
}

function keyValueFrom({ key, value }: { key: string; value: unknown }) {
  return { key, value };
}
