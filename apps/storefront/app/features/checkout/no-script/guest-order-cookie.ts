/**
 * The order that a guest without JavaScript may see right after placing it. Without a script the guest token cannot be
 * sent in a header, and it must not be in an address, so it is in a cookie. The server passes the cookie only to the
 * payment pages (`create-document-handler.ts`).
 */
export interface GuestOrderCookie {
  invoiceId: string;
  guestToken: string;
}

/** Browsers accept a cookie with the `__Host-` prefix only from this host, over HTTPS. */
const nameAt = (siteUrl: string) => (isSecure(siteUrl) ? '__Host-guest-order' : 'guest-order');
const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');
const threeDays = 259_200;

export function createGuestOrderCookie({ invoiceId, guestToken }: GuestOrderCookie, siteUrl: string): string {
  const value = encodeURIComponent(JSON.stringify([invoiceId, guestToken]));
  const secure = isSecure(siteUrl) ? '; Secure' : '';
  return `${nameAt(siteUrl)}=${value}; Path=/; Max-Age=${threeDays}; HttpOnly; SameSite=Lax${secure}`;
}

/** Returns the order in the cookie, or `undefined` if the cookie is missing or invalid. */
export function parseGuestOrderCookie(request: Request, siteUrl: string): GuestOrderCookie | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  const value = pairs.find(([key]) => key === nameAt(siteUrl))?.[1];
  if (value === undefined) return undefined;
  try {
    const [invoiceId, guestToken] = JSON.parse(decodeURIComponent(value)) as unknown[];
    return typeof invoiceId === 'string' && typeof guestToken === 'string'
      ? { invoiceId, guestToken }
      : undefined;
  } catch {
    return undefined;
  }
}
