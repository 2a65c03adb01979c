import type { deleteOrderContact as call } from '@piri/contract/checkout';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { CallContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordEvent, sourceOf } from '../audit-log/record-event.ts';
import { deleteContact } from './forget-person.ts';
import { ownOrderId } from './owned-order.ts';

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
