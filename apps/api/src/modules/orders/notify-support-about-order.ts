import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { enqueueMail, type Mail } from '../notifications/enqueue-mail.ts';
import type { OrderRow } from './reservation.ts';

const topics = {
  /** A payment that no rule can settle. */
  PAYMENT: {
    kind: 'payment-to-look-at',
    subject: 'a payment to check',
    advice: 'Check the gateway’s own records before anything is sent or refunded.',
  },
  SLIP: {
    kind: 'slip-to-look-at',
    subject: 'a transfer slip to check',
    advice: 'Check that the money is in the bank account before anything is sent.',
  },
  RETURN: {
    kind: 'return-to-look-at',
    subject: 'a return to review',
    advice: 'Look at the customer’s note and photos, then approve the return or call the customer.',
  },
} as const satisfies Record<string, Pick<Mail, 'kind' | 'subject'> & { advice: string }>;

export interface SupportNotice {
  topic: keyof typeof topics;
  /** What happened, in a sentence. */
  what: string;
}

/** Sends the staff a mail about an order that they have to look at. */
export async function notifySupportAboutOrder(
  { now, supportEmail }: Pick<AppContext, 'now' | 'supportEmail'>,
  tx: Transaction<Database>,
  { orderNumber }: OrderRow,
  { topic, what }: SupportNotice,
): Promise<void> {
  const { kind, subject, advice } = topics[topic];
  const mail: Mail = {
    kind,
    budget: 'UNLIMITED',
    to: supportEmail,
    subject: `${orderNumber}: ${subject}`,
    body: `${what}\n\nOrder ${orderNumber}. ${advice}\n`,
  };
  await enqueueMail(tx, mail, now());
}
