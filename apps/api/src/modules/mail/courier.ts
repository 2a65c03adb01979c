import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type OutgoingMail = Pick<
  Selectable<Database['mails']>,
  'id' | 'recipient' | 'subject' | 'body' | 'replyTo' | 'unsubscribeUrl' | 'createdAt'
>;

/** An open way to a mail server. */
export interface Courier {
  /** Hands one mail over. Rejects with a `MailFailure` when it was not taken. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * What is known of a mail that did not get through: it may be tried again `later`, it was `refused` for good, or the
 * connection broke while the server was taking it, so that nobody knows.
 */
export type FailureKind = 'later' | 'refused' | 'uncertain';

export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: FailureKind;
  /** The server's answer, or the name of the connection's error. Never its words: they may quote the recipient. */
  readonly reason: string;

  constructor(kind: FailureKind, reason: string, options?: ErrorOptions) {
    super(`A mail was not taken: ${reason}.`, options);
    this.kind = kind;
    this.reason = reason;
  }
}
