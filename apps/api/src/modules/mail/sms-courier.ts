import { type Courier, MailFailure } from './courier.ts';

export interface SmsService {
  /** Takes a POST of `{to, text}` in JSON; any good status means taken. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
  /** @default 10_000 */
  timeoutMs?: number;
}

/** Before these the service has not heard a word. */
const unheard = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Hands text messages to a service over HTTP. */
export async function openSms({ url, key, timeoutMs = 10_000 }: SmsService): Promise<Courier> {
  return {
    async send({ recipient, body }) {
      const status = await post({ to: recipient, text: body });
      if (status < 300) return;
      throw new MailFailure(status === 429 || status >= 500 ? 'later' : 'refused', String(status));
    },
    close() {
      // Each message is a request of its own.
    },
  };

  async function post(message: object): Promise<number> {
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return status;
    } catch (error) {
      const reason = reasonOf(error);
      throw new MailFailure(unheard.has(reason) ? 'later' : 'uncertain', reason, { cause: error });
    }
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code, name } = cause as { code?: string | number; name?: string };
  return typeof code === 'string' ? code : (name ?? 'no answer');
}
