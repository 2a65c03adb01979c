import { endedOrderStates } from '@piri/contract/ended-order-states';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { lastOrderEventAtSql } from '../orders/order-events.ts';

/** How long a file may stay unattached to an order or profile. */
const waitsMs = 24 * 60 * 60 * 1000;
/** How many files are deleted at once. Their contents of up to 50 MiB each are deleted with them. */
const portion = 50;

/** Deletes files that are attached to no order and shown on no profile, such as a replaced profile picture. */
export async function purgeUnattachedFiles({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - waitsMs);
  for (;;) {
    const swept = await db
      .deleteFrom('files')
      .where('name', 'in', (files) =>
        files
          .selectFrom('files')
          .select('name')
          .where('createdAt', '<=', before)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('orderFiles').select('orderId').whereRef('fileName', '=', 'files.name'))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('customers')
                  .select('id')
                  .where('files.type', '=', 'PROFILE')
                  // Earlier versions let guests upload profile pictures before they signed up.
                  .where(sql<boolean>`(customers.id = files.customer_id or files.customer_id is null)`)
                  // A profile stores the URL of its picture with or without the origin.
                  .where(sql<boolean>`position(files.name in customers.image_url) > 0`),
              ),
            ),
          )
          .limit(portion),
      )
      .returning('name')
      .execute();
    if (swept.length < portion) return;
  }
}

/** Deletes the transfer slips and photographs of orders that ended before the given date. */
export async function purgeFilesOfEndedOrders(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    delete from files using order_files, orders
    where order_files.file_name = files.name and orders.id = order_files.order_id
    and orders.state in (${sql.join(endedOrderStates)}) and ${lastOrderEventAtSql} <= ${before}`.execute(db);
}
