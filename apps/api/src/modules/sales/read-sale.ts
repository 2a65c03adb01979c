import type { OrderAccessLevel, OrderState } from '@piri/contract/order';
import type { Sale } from '@piri/contract/sales';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { getFileUrlPath } from '../files/file-access.ts';
import { readOrder } from '../orders/read-order.ts';
import { readCheckoutSettings } from '../settings/checkout-settings.ts';
import { getReturnDeadline } from './return-rules.ts';

/** The states in which the pin is shown: the goods are still to be handed over, to a person who knows it. */
const awaited: readonly OrderState[] = ['PLACED', 'CONFIRMED', 'SHIPPED'];

/** Reads an order with its private details if the access allows. The caller has already checked the access. */
export async function readSale(
  ctx: Pick<AppContext, 'db' | 'now' | 'gateway'>,
  orderId: string,
  access: OrderAccessLevel,
): Promise<Sale> {
  const { db } = ctx;
  if (access === 'STATUS') {
    return { ...(await readOrder(ctx, orderId, access)), attachments: [], returns: [] };
  }
  const [order, { deliveryPin }, files, returns, { returns: terms }] = await Promise.all([
    readOrder(ctx, orderId, access),
    db.selectFrom('orders').select('deliveryPin').where('id', '=', orderId).executeTakeFirstOrThrow(),
    readOrderFiles(db, orderId),
    db
      .selectFrom('orderReturns')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    readCheckoutSettings(db),
  ]);
  const delivered = order.timeline.find(({ kind }) => kind === 'DELIVERED');
  return {
    ...order,
    ...(awaited.includes(order.state) && { pin: deliveryPin }),
    attachments: files
      .filter(({ returnId }) => returnId === null)
      .map(({ name, fileName, attachedAt }) => ({
        fileUrl: getFileUrlPath(name),
        ...(fileName && { fileName }),
        attachedAt: attachedAt.toISOString(),
      })),
    returns: returns.map(({ id, note, createdAt, orderId: _, ...asked }) => ({
      ...asked,
      returnId: id,
      ...(note !== null && { note }),
      fileUrls: files.filter(({ returnId }) => returnId === id).map(({ name }) => getFileUrlPath(name)),
      requestedAt: createdAt.toISOString(),
    })),
    ...(order.state === 'DELIVERED' &&
      delivered && { returnableUntil: getReturnDeadline(new Date(delivered.at), terms).toISOString() }),
  };
}

/** Reads the files that were sent about an order, oldest first. */
export function readOrderFiles(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('orderFiles')
    .innerJoin('files', 'files.name', 'orderFiles.fileName')
    .select(['files.name', 'files.fileName', 'files.mimeType', 'files.size'])
    .select(['orderFiles.returnId', 'orderFiles.attachedAt'])
    .where('orderFiles.orderId', '=', orderId)
    .orderBy('orderFiles.attachedAt')
    .orderBy('files.name')
    .execute();
}
