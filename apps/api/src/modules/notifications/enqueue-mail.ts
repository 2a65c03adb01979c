import type { Kysely } from 'kysely';
import { createId } from '../../core/ids-and-tokens.ts';
import type { Database, MailBudget } from '../../db/schema.ts';

export interface Mail {
  /** What it is about, for whoever looks through the outbox, such as `reset-password`. */
  kind: string;
  to: string;
  /**
   * What it is counted against, by who can cause it (see `limit-mails.ts`). `UNLIMITED` is for what follows from work or
   * money, such as an order that was shipped, and for mails to the shop itself.
   */
  budget: MailBudget | 'UNLIMITED';
  subject: string;
  /** Plain text. Nothing in it is read as markup, whoever wrote it; `parse-mail-blocks.ts` says what its lines become. */
  body: string;
  /** Whose account it is about; it then goes with the account. */
  customerId?: string;
  /** Where an answer goes, if not to the shop. */
  replyTo?: string;
  /** Where the recipient asks for no more of this kind. Stands under the text and in the headers. */
  unsubscribeUrl?: string;
}

/**
 * Puts a mail into the outbox. Called within the transaction of what causes it: then there is one exactly if it
 * happened. The sender takes it from there.
 */
export async function enqueueMail(
  tx: Kysely<Database>,
  { kind, to, budget, subject, body, customerId, replyTo, unsubscribeUrl }: Mail,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('mails')
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

/** A header is one line. A second one in it would be a header of its own. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
