import { cartLineFieldNames } from '@piri/contract/cart-lines';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import { getLineKey, getLineTitle, toCartLine } from '@piri/contract/line-item';
import type { OrderLine } from '@piri/contract/quote';
import type { requestReturn as call, Sale } from '@piri/contract/sales';
import type { Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { createId } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { StoredResult } from '../../runtime/handler-result.ts';
import { requireOwnFileName } from '../files/file-access.ts';
import { enqueueOrderMessages } from '../orders/enqueue-order-messages.ts';
import { notifySupportAboutOrder } from '../orders/notify-support-about-order.ts';
import { requireOwnOrderId } from '../orders/order-access.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { lockOrder, type OrderRow } from '../orders/reservation.ts';
import { readCheckoutSettings } from '../settings/checkout-settings.ts';
import { readSale } from './read-sale.ts';
import { calculateRefundAmount, getReturnDeadline } from './return-rules.ts';

type Input = ParsedInput<typeof call>['body'];

export interface RequestReturnParams {
  ctx: RequestContext<typeof call>;
  input: Input;
}

/** Records a request to return something. The staff review it; nothing is collected or refunded automatically. */
export async function requestReturn({ ctx, input }: RequestReturnParams): Promise<StoredResult<Sale>> {
  const orderId = await requireOwnOrderId(ctx.db, ctx, { orderId: input.orderId });
  const { customer, siteUrl } = ctx;
  const files = input.fileUrls.map((fileUrl, index) =>
    requireOwnFileName(ctx.db, { customer, siteUrl, fileUrl, type: 'RETURN', field: `fileUrls.${index}` }),
  );
  const fileNames = new Set(await Promise.all(files));
  // Only the fact of the request is stored under the idempotency key. The sale is read again, because it changes.
  const stored = await ctx.once((tx) => createReturn(ctx, tx, { orderId, input, fileNames }), {
    isolation: 'read committed',
  });
  return new StoredResult(stored.status, await readSale(ctx, orderId, 'WHOLE'), stored.replayed);
}

interface ReturnRequest {
  orderId: string;
  input: Input;
  fileNames: ReadonlySet<string>;
}

async function createReturn(
  ctx: RequestReturnParams['ctx'],
  tx: Transaction<Database>,
  { orderId, input, fileNames }: ReturnRequest,
): Promise<{ returnId: string }> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'DELIVERED')
    throw returnError('NOT_DELIVERED', 'Only delivered items can be returned.');
  const { line, left } = await readReturnableLine(tx, orderId, input);
  if (line === undefined) throw returnError('LINE_UNKNOWN', 'That item isn’t in this order.');
  if (input.quantity > left) throw returnError('QUANTITY', `${left} of this item can still be returned.`);
  const { returns } = await readCheckoutSettings(tx);
  if (input.reason === 'CHANGED_MIND') await assertWithinReturnPeriod(ctx, tx, order, line);
  const [returnId, createdAt] = [createId(), ctx.now()];
  const { quantity, reason, note } = input;
  const { total, couponAmount } = order;
  const amount = calculateRefundAmount(
    { value: line.price * quantity, total, couponAmount, reason },
    returns,
  );
  await tx
    .insertInto('orderReturns')
    .values({
      ...toCartLine(input),
      ...{ id: returnId, orderId, reason, amount, createdAt },
      note: note === undefined || note === '' ? null : note,
    })
    .execute();
  for (const fileName of fileNames) {
    await tx
      .insertInto('orderFiles')
      .values({ orderId, fileName, returnId, attachedAt: createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await addOrderEvent(tx, orderId, 'RETURN_REQUESTED', createdAt);
  await enqueueOrderMessages(ctx, tx, orderId, 'RETURN_REQUESTED');
  await notifySupportAboutOrder(ctx, tx, order, {
    topic: 'RETURN',
    what: `Return requested: ${quantity} × ${getLineTitle(line)}. Refund if approved: BDT ${amount}.`,
  });
  return { returnId };
}

/** Returns the order line, and how many of its items have no return request yet. */
async function readReturnableLine(
  tx: Transaction<Database>,
  orderId: string,
  input: Input,
): Promise<{ line: OrderLine | undefined; left: number }> {
  const lines = await tx.selectFrom('orderLines').select('line').where('orderId', '=', orderId).execute();
  const line = lines.map((row) => row.line).find((one) => getLineKey(one) === getLineKey(input));
  const returns = await tx
    .selectFrom('orderReturns')
    .select(cartLineFieldNames)
    .where('orderId', '=', orderId)
    .execute();
  const earlierReturns = returns.filter((one) => getLineKey(one) === getLineKey(input));
  return {
    line,
    left: (line?.quantity ?? 0) - earlierReturns.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Throws if an item was made to order, or if the period for returns is over. */
async function assertWithinReturnPeriod(
  { now }: RequestReturnParams['ctx'],
  tx: Transaction<Database>,
  { id }: OrderRow,
  line: OrderLine,
): Promise<void> {
  const { returns } = await readCheckoutSettings(tx);
  if (line.madeToOrder && !returns.madeToOrder) {
    throw returnError(
      'MADE_TO_ORDER',
      'Made-to-order items can only be returned if something is wrong with them.',
    );
  }
  const { at } = await tx
    .selectFrom('orderEvents')
    .select('at')
    .where('orderId', '=', id)
    .where('kind', '=', 'DELIVERED')
    .executeTakeFirstOrThrow();
  if (now() > getReturnDeadline(at, returns)) {
    throw returnError('TOO_LATE', `This item was delivered more than ${returns.days} days ago.`);
  }
}

function returnError(code: string, message: string): ApiError {
  return new ApiError('NOT_RETURNABLE', message, [
    { path: code === 'QUANTITY' ? 'quantity' : 'code', code, message },
  ]);
}
