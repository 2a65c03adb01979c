import type { MessageTransport } from './message-transport.ts';
import { sendMessageOverHttp } from './send-message-over-http.ts';

export interface SmsTransportOptions {
  /** An endpoint that accepts a POST of `{to, text}` as JSON. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
  /** @default 10_000 */
  timeoutMs?: number;
}

/** Sends text messages through a service over HTTP. */
export async function createSmsTransport({ url, ...way }: SmsTransportOptions): Promise<MessageTransport> {
  return {
    send: ({ recipient, body }) => sendMessageOverHttp({ url, body: { to: recipient, text: body }, ...way }),
    close() {
      // Each message is a request of its own.
    },
  };
}
