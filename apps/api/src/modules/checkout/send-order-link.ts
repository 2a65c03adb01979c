import type { sendOrderLink as call } from '@piri/contract/checkout';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { ApiError } from '../../core/api-error.ts';
import { createToken } from '../../core/ids-and-tokens.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { enqueueMail, type Mail } from '../notifications/enqueue-mail.ts';
import { enqueueSms } from '../notifications/enqueue-sms.ts';
import { requireOrderAccess } from '../orders/order-access.ts';
import { addOrderToken } from '../orders/order-tokens.ts';

export interface SendOrderLinkParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'siteUrl' | 'customer' | 'caller' | 'fingerprintKey'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Sends the order's buyer a link with full access to the order. The token is in the fragment of the URL, which browsers
 * do not send to servers.
 */
export async function sendOrderLink({ ctx, input }: SendOrderLinkParams): Promise<ResponseOf<typeof call>> {
  const { id } = await requireOrderAccess(ctx.db, ctx, input);
  const { now, siteUrl } = ctx;
  return runTransactionWithRetry(ctx.db, async (tx) => {
    const { orderNumber, email, mobile, customerId } = await tx
      .selectFrom('orders')
      .select(['orderNumber', 'email', 'mobile', 'customerId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (email === null && mobile === '') {
      throw new ApiError('NOT_FOUND', 'The contact details for this order have been deleted.');
    }
    const token = createToken();
    await recordAuditEvent(tx, now, {
      ...{ action: 'ORDER_LINK_SENT', customerId, subject: orderNumber, source: hashEventSource(ctx) },
    });
    await addOrderToken(tx, { token, orderId: id, access: 'WHOLE', createdAt: now() });
    const url = `${siteUrl}/orders?id=${id}#token=${token}`;
    const about: Pick<Mail, 'kind' | 'budget' | 'customerId'> = {
      ...{ kind: 'order-link', budget: 'ACCESS' },
      ...(customerId !== null && { customerId }),
    };
    if (email === null) {
      const body = `Piri: open your order ${orderNumber} at ${url}`;
      await enqueueSms(tx, { ...about, to: mobile, body }, now());
      return { channel: 'SMS' };
    }
    await enqueueMail(
      tx,
      {
        ...{ ...about, to: email, subject: `The link to your order ${orderNumber}` },
        body: `Hello,

Someone looked up your order ${orderNumber} and asked for this link. Anyone who has it can see the whole order, including the address and the delivery PIN, and make changes.

Open my order:
${url}

Please don’t share it. If you didn’t ask for it, you can ignore this email.
`,
      },
      now(),
    );
    return { channel: 'MAIL' };
  });
}
