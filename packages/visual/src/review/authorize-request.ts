import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The values that identify requests of this server's own page, not of other pages or users of the machine. */
export interface ReviewServerCredentials {
  port: number;
  /** Generated on each start. It is in the printed URL and then in a cookie. */
  key: string;
}

/** Returns why a request is refused even with the key, or `null` if it is not. */
export function getForbiddenReason(
  request: IncomingMessage,
  credentials: ReviewServerCredentials,
): string | null {
  const { host, origin } = request.headers;
  // DNS rebinding: another host name that resolves to this server would let a foreign page read its responses.
  if (!listOwnHosts(credentials.port).includes(host ?? ''))
    return 'This server answers only to its own address.';
  if (
    origin !== undefined &&
    !listOwnHosts(credentials.port).some((ownHost) => origin === `http://${ownHost}`)
  )
    return 'This server does not talk to other pages.';
  const from = request.headers['sec-fetch-site'];
  const isVisit = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
  if (from !== undefined && from !== 'same-origin' && from !== 'none' && !isVisit)
    return 'This server does not talk to other pages.';
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const type = request.headers['content-type']?.split(';')[0];
  return type === 'application/json' ? null : 'Send application/json.';
}

/** Returns whether the request has the key, in the cookie or in the address. */
export function hasKey(
  request: IncomingMessage,
  address: URL,
  { port, key }: ReviewServerCredentials,
): boolean {
  return isValidToken(readCookie(request, port), key) || isValidToken(address.searchParams.get('key'), key);
}

/**
 * Returns the `Set-Cookie` value. The name has the port, because servers on different ports of one host share cookies.
 * It is `Lax`, because after a click on the printed address in another page, such as a terminal in the browser, a
 * `Strict` cookie would not be sent with the redirect.
 */
export function getSetCookieHeader({ port, key }: ReviewServerCredentials): string {
  return `review-${port}=${key}; HttpOnly; SameSite=Lax; Path=/`;
}

/** Compares in constant time, so that the response time reveals nothing about the key. */
export function isValidToken(token: string | null | undefined, key: string): boolean {
  const [one, other] = [Buffer.from(token ?? ''), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function readCookie(request: IncomingMessage, port: number): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`review-${port}=`))?.split('=')[1];
}

function listOwnHosts(port: number): readonly string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}
