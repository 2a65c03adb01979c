import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Context } from '../../runtime/context.ts';
import { addMail, type Mail } from '../mail/add-mail.ts';
import type { OrderRow } from './release-order.ts';

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
