import { MessageDeliveryError } from './message-transport.ts';

export interface SendMessageOverHttpParams {
  url: string;
  /** Sent as JSON. */
  body: object;
  /** Sent as a bearer token. */
  key?: string | undefined;
  /** @default 10_000 */
  timeoutMs?: number;
}

/** Errors that occur before the service has received anything. */
const notConnectedCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Sends one message to a service over HTTP. Any status below 300 means that it was accepted. */
export async function sendMessageOverHttp(message: SendMessageOverHttpParams): Promise<void> {
  const status = await post(message);
  if (status < 300) return;
  throw new MessageDeliveryError(status === 429 || status >= 500 ? 'later' : 'refused', String(status));
}

async function post({ url, body, key, timeoutMs = 10_000 }: SendMessageOverHttpParams): Promise<number> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status;
  } catch (error) {
    const reason = getErrorReason(error);
    throw new MessageDeliveryError(notConnectedCodes.has(reason) ? 'later' : 'uncertain', reason, {
      cause: error,
    });
  }
}

function getErrorReason(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code, name } = cause as { code?: string | number; name?: string };
  return typeof code === 'string' ? code : (name ?? 'no answer');
}
