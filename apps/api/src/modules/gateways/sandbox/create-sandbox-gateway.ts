import type { AppContext } from '../../../runtime/context.ts';
import { GatewayError, type PaymentGateway } from '../../../runtime/payment-gateway.ts';

/** The path, below the shop's address, of the sandbox's payment page. */
export const sandboxPaymentPagePath = '/api/sandbox-gateway';

/**
 * Creates a gateway without a bank, for demos and tests. It has its own tables, and the shop requests the status of
 * payments as from a real gateway. The status is what was chosen on its page.
 */
export function createSandboxGateway({
  db,
  now,
  siteUrl,
}: Pick<AppContext, 'db' | 'now' | 'siteUrl'>): PaymentGateway {
  return {
    async init({ id, amount }) {
      await db
        .insertInto('sandboxPayments')
        .values({ id, amount, createdAt: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { redirectUrl: `${siteUrl}${sandboxPaymentPagePath}?payment=${id}` };
    },

    async verify({ id }) {
      const row = await db.selectFrom('sandboxPayments').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw new GatewayError('The sandbox has no payment with this id.');
      const isKnown = row.knownAt !== null && row.knownAt <= now();
      return {
        state: row.outcome !== null && isKnown ? row.outcome : 'PENDING',
        amount: row.reportedAmount ?? row.amount,
        currency: 'BDT',
        reference: `sandbox-${id}`,
      };
    },

    parseCallback(form) {
      const paymentId = form.get('payment');
      return paymentId === null ? undefined : { paymentId };
    },
  };
}
