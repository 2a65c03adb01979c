import type { ResponseOf } from '@piri/contract/define-endpoint';
import type { getHealth as call } from '@piri/contract/health';
import { sql } from 'kysely';
import type { AppContext } from '../../runtime/context.ts';

/** Returns the health of the API. It includes a query, since the API cannot work without its database. */
export async function getHealth({ ctx }: { ctx: AppContext }): Promise<ResponseOf<typeof call>> {
  await sql`select 1`.execute(ctx.db);
  return { status: 'ok', database: ctx.databaseKind };
}
