import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type OutgoingMessage = Pick<
  Selectable<Database['mails']>,
  'id' | 'recipient' | 'subject' | 'body' | 'replyTo' | 'unsubscribeUrl' | 'createdAt'
>;

/** An open way to a mail server. */
export interface MessageTransport {
  /** Hands one mail over. Rejects with a `DeliveryError` when it was not taken. */
  send(mail: OutgoingMessage): Promise<void>;
  close(): void;
}

/**
 * What is known of a mail that did not get through: it may be tried again `later`, it was `refused` for good, or the
 * connection broke while the server was taking it, so that nobody knows.
 */
export type DeliveryErrorKind = 'later' | 'refused' | 'uncertain';

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly kind: DeliveryErrorKind;
  /** The server's answer, or the name of the connection's error. Never its words: they may quote the recipient. */
  readonly reason: string;

  constructor(kind: DeliveryErrorKind, reason: string, options?: ErrorOptions) {
    super(`A mail was not taken: ${reason}.`, options);
    this.kind = kind;
    this.reason = reason;
  }
}
