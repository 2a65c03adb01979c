import type { deleteOrderContact as call } from '@piri/contract/checkout';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { inTransaction } from '../../db/transaction.ts';
import type { CallContext } from '../../runtime/context.ts';
import { recordEvent, sourceOf } from '../../runtime/record-event.ts';
import { deleteContact } from '../orders/forget-person.ts';
import { ownOrderId } from '../orders/owned-order.ts';

export interface DeleteOrderContact {
  ctx: Pick<CallContext<typeof call>, 'db' | 'now' | 'customer' | 'caller' | 'fingerprintKey'>;
  input: ParsedInput<typeof call>['query'];
}

export async function deleteOrderContact({
  ctx,
  input,
}: DeleteOrderContact): Promise<ResponseOf<typeof call>> {
  const orderId = await ownOrderId(ctx.db, ctx, input);
  const deleted = await inTransaction(
    ctx.db,
    async (tx) => {
      await recordEvent(tx, ctx.now, {
        ...{ action: 'CONTACT_DELETED', customerId: ctx.customer?.id, source: sourceOf(ctx) },
      });
      return deleteContact(tx, orderId);
    },
    'read committed',
  );
  return { deleted };
}
