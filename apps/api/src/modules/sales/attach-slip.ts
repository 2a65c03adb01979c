import type { ParsedInput } from '@piri/contract/define-endpoint';
import { type attachSlip as call, maxTransferSlips, type Sale } from '@piri/contract/sales';
import { ApiError } from '../../core/api-error.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { requireOwnFileName } from '../files/file-access.ts';
import { notifySupportAboutOrder } from '../orders/notify-support-about-order.ts';
import { requireOwnOrderId } from '../orders/order-access.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { hasNoPayment } from '../orders/order-rules.ts';
import { lockOrder, type OrderRow } from '../orders/reservation.ts';
import { readSale } from './read-sale.ts';

export interface AttachSlipParams {
  ctx: RequestContext<typeof call>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Attaches a slip to an order as evidence of payment. The staff check whether the money has arrived; until then the
 * order stays unpaid.
 */
export async function attachSlip({ ctx, input }: AttachSlipParams): Promise<Sale> {
  const orderId = await requireOwnOrderId(ctx.db, ctx, { orderId: input.orderId });
  const { customer, siteUrl } = ctx;
  const fileName = await requireOwnFileName(ctx.db, {
    ...{ customer, siteUrl, fileUrl: input.fileUrl },
    ...{ type: 'PAYMENT_SLIP', field: 'fileUrl' },
  });
  await runTransactionWithRetry(
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
      assertAttachable(order, attached.length);
      const attachedAt = ctx.now();
      await tx.insertInto('orderFiles').values({ orderId, fileName, returnId: null, attachedAt }).execute();
      await addOrderEvent(tx, orderId, 'SLIP_ATTACHED', attachedAt);
      await notifySupportAboutOrder(ctx, tx, order, {
        topic: 'SLIP',
        what: 'The customer has sent a transfer slip.',
      });
    },
    'read committed',
  );
  return readSale(ctx, orderId, 'WHOLE');
}

function assertAttachable(order: OrderRow, attached: number): void {
  const isOpen = order.state === 'PLACED' || order.state === 'EXPIRED';
  if (order.paymentMethod !== 'PAY_LATER' || !isOpen || !hasNoPayment(order)) {
    throw new ApiError('NOT_PAYABLE', 'This order isn’t waiting for a transfer.');
  }
  if (attached >= maxTransferSlips) {
    throw new ApiError(
      'TOO_MANY',
      `An order can have up to ${maxTransferSlips} transfer slips. Call us to add another.`,
    );
  }
}
