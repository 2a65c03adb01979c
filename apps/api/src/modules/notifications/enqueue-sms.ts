import type { Kysely } from 'kysely';
import { createId } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail } from './enqueue-mail.ts';

export interface Sms extends Pick<Mail, 'kind' | 'budget' | 'body' | 'customerId'> {
  /** A mobile number in its stored form. */
  to: string;
}

/** Adds a text message to the outbox, as `enqueueMail` does with a mail. */
export async function enqueueSms(
  tx: Kysely<Database>,
  { kind, to, budget, body, customerId }: Sms,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      ...{ id: createId(), channel: 'SMS', kind, recipient: to, subject: '', body },
      budget: budget === 'UNLIMITED' ? null : budget,
      customerId: customerId ?? null,
      replyTo: null,
      unsubscribeUrl: null,
      createdAt: now,
      nextAttemptAt: now,
    })
    .execute();
}
