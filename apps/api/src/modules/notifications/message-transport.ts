import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type OutgoingMessage = Pick<
  Selectable<Database['messages']>,
  'id' | 'recipient' | 'subject' | 'body' | 'replyTo' | 'unsubscribeUrl' | 'createdAt'
>;

/** An open connection to a service that sends messages. */
export interface MessageTransport {
  /** Sends one message. Rejects with a `MessageDeliveryError` if it was not accepted. */
  send(mail: OutgoingMessage): Promise<void>;
  close(): void;
}

/**
 * How sending failed: it can be retried `later`, it was `refused` for good, or it is `uncertain` because the connection
 * broke while the server was receiving it.
 */
export type MessageDeliveryErrorKind = 'later' | 'refused' | 'uncertain';

export class MessageDeliveryError extends Error {
  override readonly name = 'MessageDeliveryError';
  readonly kind: MessageDeliveryErrorKind;
  /** The server's status code, or the code of the connection error. Never its text, which may quote the recipient. */
  readonly reason: string;

  constructor(kind: MessageDeliveryErrorKind, reason: string, options?: ErrorOptions) {
    super(`An email was not accepted: ${reason}.`, options);
    this.kind = kind;
    this.reason = reason;
  }
}
