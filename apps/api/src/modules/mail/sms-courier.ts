import type { Courier } from './courier.ts';
import { handOver } from './hand-over.ts';

export interface SmsService {
  /** Takes a POST of `{to, text}` in JSON. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
  /** @default 10_000 */
  timeoutMs?: number;
}

/** Hands text messages to a service over HTTP. */
export async function openSms({ url, ...way }: SmsService): Promise<Courier> {
  return {
    send: ({ recipient, body }) => handOver({ url, body: { to: recipient, text: body }, ...way }),
    close() {
      // Each message is a request of its own.
    },
  };
}
