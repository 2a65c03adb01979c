import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../secrets.ts';

export interface Sms {
  kind: string;
  /** A mobile number in the form that is kept. */
  to: string;
  body: string;
  customerId?: string;
}

/** Puts a text message into the outbox, as `addMail` does with a mail. */
export async function addSms(
  tx: Kysely<Database>,
  { kind, to, body, customerId }: Sms,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      ...{ id: newId(), channel: 'SMS', kind, recipient: to, subject: '', body },
      customerId: customerId ?? null,
      replyTo: null,
      unsubscribeUrl: null,
      createdAt: now,
      nextAttemptAt: now,
    })
    .execute();
}
