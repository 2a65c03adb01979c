import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What tells this server's own page from whatever else a browser, or another user of the machine, may send. */
export interface RequestGuard {
  port: number;
  /** Made anew at each start. The printed address carries it, a cookie keeps it. */
  key: string;
}

/** Why a request is refused; null when it may go on. */
export function getRejectionReason(request: IncomingMessage, guard: RequestGuard): string | null {
  const { host, origin } = request.headers;
  // A name that was made to point here would let a foreign page read along.
  if (!ownHosts(guard.port).includes(host ?? '')) return 'This server answers only to its own address.';
  if (origin !== undefined && !ownHosts(guard.port).some((own) => origin === `http://${own}`))
    return 'This server does not talk to other pages.';
  const from = request.headers['sec-fetch-site'];
  const isVisit = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
  if (from !== undefined && from !== 'same-origin' && from !== 'none' && !isVisit)
    return 'This server does not talk to other pages.';
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (!isValidToken(cookieOf(request, guard.port), guard.key))
    return 'Only the page opened by the address in the terminal may decide. Open that address once.';
  const type = request.headers['content-type']?.split(';')[0];
  return type === 'application/json' ? null : 'Send application/json.';
}

/** Ports share cookies, so the name tells the servers of one machine apart. */
export function getCookieName({ port, key }: RequestGuard): string {
  return `review-${port}=${key}; HttpOnly; SameSite=Strict; Path=/`;
}

/** Compares without telling by its time how much of it was right. */
export function isValidToken(given: string | null | undefined, key: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function cookieOf(request: IncomingMessage, port: number): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`review-${port}=`))?.split('=')[1];
}

function ownHosts(port: number): readonly string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}
