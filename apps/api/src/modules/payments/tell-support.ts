import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderRow } from '../checkout/release-order.ts';
import { addMail, type Mail } from '../mail/add-mail.ts';

/** Writes to those who work in the shop about a payment that no rule can settle. */
export async function tellSupport(
  { now, supportEmail }: Pick<Context, 'now' | 'supportEmail'>,
  tx: Transaction<Database>,
  { orderNumber }: OrderRow,
  what: string,
): Promise<void> {
  const mail: Mail = {
    kind: 'payment-to-look-at',
    budget: 'UNLIMITED',
    to: supportEmail,
    subject: `${orderNumber}: a payment to look at`,
    body: `${what}\n\nOrder ${orderNumber}. Look at the gateway's own books before anything is sent or paid back.\n`,
  };
  await addMail(tx, mail, now());
}
