import type { deleteOrderContact as call } from '@piri/contract/checkout';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { deleteOrderContactDetails } from '../orders/anonymise-orders.ts';
import { requireOwnOrderId } from '../orders/order-access.ts';

export interface DeleteOrderContactParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'customer' | 'caller' | 'fingerprintKey'>;
  input: ParsedInput<typeof call>['query'];
}

export async function deleteOrderContact({
  ctx,
  input,
}: DeleteOrderContactParams): Promise<ResponseOf<typeof call>> {
  const orderId = await requireOwnOrderId(ctx.db, ctx, input);
  const deleted = await runTransactionWithRetry(
    ctx.db,
    async (tx) => {
      await recordAuditEvent(tx, ctx.now, {
        ...{ action: 'CONTACT_DELETED', customerId: ctx.customer?.id, source: hashEventSource(ctx) },
      });
      return deleteOrderContactDetails(tx, orderId);
    },
    'read committed',
  );
  return { deleted };
}
