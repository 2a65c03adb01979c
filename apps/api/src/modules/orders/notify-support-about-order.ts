import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { enqueueMail, type Mail } from '../notifications/enqueue-mail.ts';
import type { OrderRow } from './reservation.ts';

/** Sends the staff a mail about a payment that no rule can settle. */
export async function notifySupportAboutOrder(
  { now, supportEmail }: Pick<AppContext, 'now' | 'supportEmail'>,
  tx: Transaction<Database>,
  { orderNumber }: OrderRow,
  what: string,
): Promise<void> {
  const mail: Mail = {
    kind: 'payment-to-look-at',
    budget: 'UNLIMITED',
    to: supportEmail,
    subject: `${orderNumber}: a payment to check`,
    body: `${what}\n\nOrder ${orderNumber}. Check the gateway’s own records before anything is sent or refunded.\n`,
  };
  await enqueueMail(tx, mail, now());
}
