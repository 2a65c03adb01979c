import type { exportCustomer as call } from '@piri/contract/customer';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { assertPasswordMatches, runAndRecordWrongPassword } from './assert-password-matches.ts';
import { personalDataColumns } from './personal-data.ts';

/** Exports the stored data of the customer, read from one snapshot. */
export async function exportCustomer({
  ctx,
  input,
}: {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'customer' | 'caller' | 'fingerprintKey'>;
  input: ParsedInput<typeof call>['body'];
}): Promise<ResponseOf<typeof call>> {
  const { id } = ctx.customer;
  await runAndRecordWrongPassword(ctx, { customerId: id, subject: 'export of data' }, () =>
    assertPasswordMatches(ctx.db, id, input.password, 'password'),
  );
  await recordAuditEvent(ctx.db, ctx.now, {
    ...{ action: 'DATA_EXPORTED', customerId: id, source: hashEventSource(ctx) },
  });
  const data = await ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const own = Object.entries(personalDataColumns).map(async ([table, columns]) => [
        table,
        await readOwn(tx, { table, columns, id }),
      ]);
      return {
        account: await tx
          .selectFrom('customers')
          .select(['id', 'fullName', 'email', 'emailConfirmedAt', 'mobile', 'imageUrl', 'createdAt'])
          .where('id', '=', id)
          .execute(),
        subscriptions: await tx
          .selectFrom('subscriptions')
          .innerJoin('customers', 'customers.email', 'subscriptions.email')
          .select(['subscriptions.email', 'offer', 'subscribedAt', 'unsubscribedAt'])
          .where('customers.id', '=', id)
          .where('emailConfirmedAt', 'is not', null)
          .execute(),
        ...Object.fromEntries(await Promise.all(own)),
      };
    });
  return { exportedAt: ctx.now().toISOString(), data };
}

interface Own {
  table: string;
  columns: readonly string[];
  id: string;
}

async function readOwn(tx: Kysely<Database>, { table, columns, id }: Own): Promise<object[]> {
  const shown = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<object>`
    select ${shown} from ${sql.table(table)} where customer_id = ${id} order by ${shown}`.execute(tx);
  return rows;
}
