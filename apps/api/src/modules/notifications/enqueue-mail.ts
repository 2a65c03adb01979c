import type { Kysely } from 'kysely';
import { createId } from '../../core/ids-and-tokens.ts';
import type { Database, MessageLimitKind } from '../../db/schema.ts';

export interface Mail {
  /** The kind of the mail in the outbox, such as `reset-password`. */
  kind: string;
  to: string;
  /**
   * The budget that the mail counts against, by who can cause it (see `hold-excess-messages.ts`). `UNLIMITED` is for what
   * follows from work or money, such as an order that was shipped, and for mails to the shop itself.
   */
  budget: MessageLimitKind | 'UNLIMITED';
  subject: string;
  /** Plain text. Nothing in it is treated as markup; `parse-mail-blocks.ts` defines how its lines are formatted. */
  body: string;
  /** The customer the mail is about. It is deleted with their account. */
  customerId?: string;
  /** The address for replies, if not the shop's. */
  replyTo?: string;
  /** The address where the recipient unsubscribes from this kind. Shown below the text and sent in the headers. */
  unsubscribeUrl?: string;
}

/**
 * Adds a mail to the outbox, from where it is sent. Call it in the transaction of its cause, so that the mail exists if
 * and only if the cause does.
 */
export async function enqueueMail(
  tx: Kysely<Database>,
  { kind, to, budget, subject, body, customerId, replyTo, unsubscribeUrl }: Mail,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      id: createId(),
      kind,
      recipient: to,
      budget: budget === 'UNLIMITED' ? null : budget,
      subject: oneLine(subject),
      body,
      customerId: customerId ?? null,
      replyTo: replyTo ?? null,
      unsubscribeUrl: unsubscribeUrl ?? null,
      createdAt: now,
      nextAttemptAt: now,
    })
    .execute();
}

/** Removes line breaks. A header is one line; a second line would be a header of its own. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
