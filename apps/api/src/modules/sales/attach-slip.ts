import type { ParsedInput } from '@piri/contract/endpoint';
import { type attachSlip as call, mostAttachments, type Sale } from '@piri/contract/sales';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { CallContext } from '../../runtime/context.ts';
import { ownFileName } from '../files/own-file.ts';
import { addEvent } from '../orders/order-events.ts';
import { isUnpaid } from '../orders/order-rules.ts';
import { ownOrderId } from '../orders/owned-order.ts';
import { lockOrder, type OrderRow } from '../orders/release-order.ts';
import { tellSupport } from '../orders/tell-support.ts';
import { showSale } from './show-sale.ts';

export interface AttachSlip {
  ctx: CallContext<typeof call>;
  input: ParsedInput<typeof call>['body'];
}

/** A slip says that somebody has paid. Whether the money is there, the people of the shop look up; until then nothing is. */
export async function attachSlip({ ctx, input }: AttachSlip): Promise<Sale> {
  const orderId = await ownOrderId(ctx.db, ctx, { orderId: input.orderId });
  const { customer, siteUrl } = ctx;
  const fileName = await ownFileName(ctx.db, {
    ...{ customer, siteUrl, fileUrl: input.fileUrl },
    ...{ type: 'PAYMENT_SLIP', field: 'fileUrl' },
  });
  await inTransaction(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      const attached = await tx
        .selectFrom('orderFiles')
        .select('fileName')
        .where('orderId', '=', orderId)
        .where('returnId', 'is', null)
        .execute();
      if (order === undefined || attached.some((one) => one.fileName === fileName)) return;
      refuseUnwanted(order, attached.length);
      const attachedAt = ctx.now();
      await tx.insertInto('orderFiles').values({ orderId, fileName, returnId: null, attachedAt }).execute();
      await addEvent(tx, orderId, 'SLIP_ATTACHED', attachedAt);
      await tellSupport(ctx, tx, order, 'A slip of its transfer was sent.');
    },
    'read committed',
  );
  return showSale(ctx, orderId, 'WHOLE');
}

function refuseUnwanted(order: OrderRow, attached: number): void {
  const isOpen = order.state === 'PLACED' || order.state === 'EXPIRED';
  if (order.paymentMethod !== 'PAY_LATER' || !isOpen || !isUnpaid(order)) {
    throw new Refusal('NOT_PAYABLE', 'No transfer is waited for with this order.');
  }
  if (attached >= mostAttachments) {
    throw new Refusal('TOO_MANY', `An order holds ${mostAttachments} slips. Ring us about another one.`);
  }
}
