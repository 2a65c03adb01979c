import type { ExpressionBuilder } from 'kysely';
import { hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { getValidOrderTokenCondition } from '../orders/order-tokens.ts';

export interface FindAccessibleFileParams {
  ctx: Pick<AppContext, 'db' | 'now'>;
  customerId: string | undefined;
  guestToken: string | undefined;
  name: string;
}

/**
 * Returns a file if the caller may read it. A profile picture is public. Any other file of a customer is only for that
 * customer. A guest's file is available to anyone who knows its name until it is attached to an order; then it requires
 * a token with full access to the order.
 */
export async function findAccessibleFile({ ctx, customerId, guestToken, name }: FindAccessibleFileParams) {
  return ctx.db
    .selectFrom('files')
    .select(['name', 'type', 'mimeType', 'size'])
    .where('name', '=', name)
    .where((where) =>
      where.or([
        where('type', '=', 'PROFILE'),
        where.and([
          where('customerId', 'is', null),
          where.or([
            where.not(where.exists(attachments(where))),
            where.exists(
              attachments(where)
                .innerJoin('orders', 'orders.id', 'orderFiles.orderId')
                .innerJoin('orderTokens', 'orderTokens.orderId', 'orders.id')
                .where('tokenHash', '=', hashToken(guestToken ?? ''))
                .where('access', '=', 'WHOLE')
                .where(getValidOrderTokenCondition(ctx.now())),
            ),
          ]),
        ]),
        ...(customerId === undefined ? [] : [where('customerId', '=', customerId)]),
      ]),
    )
    .executeTakeFirst();
}

function attachments({ selectFrom }: ExpressionBuilder<Database, 'files'>) {
  return selectFrom('orderFiles').select('orderFiles.orderId').whereRef('fileName', '=', 'files.name');
}

/**
 * Returns the contents of a file as a stream that reads one chunk at a time, so that a slow reader holds only one in
 * memory.
 */
export function readFileChunks({ db }: Pick<AppContext, 'db'>, name: string): ReadableStream<Uint8Array> {
  let nth = 0;
  return new ReadableStream({
    async pull(controller) {
      nth += 1;
      const part = await db
        .selectFrom('fileContents')
        .select('bytes')
        .where('name', '=', name)
        .where('nth', '=', nth)
        .executeTakeFirst();
      if (part === undefined) controller.close();
      else controller.enqueue(new Uint8Array(part.bytes));
    },
  });
}
