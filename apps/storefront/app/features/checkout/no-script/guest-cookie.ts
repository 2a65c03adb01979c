/**
 * What lets somebody without JavaScript see the order just placed: the shop's own token for it, where neither a script
 * nor an address can tell it. The server hands it to the pages of payments alone (`render-documents.ts`).
 */
export interface GuestOrder {
  invoiceId: string;
  guestToken: string;
}

/** With its prefix browsers take it from nobody but this host, over https. */
const nameAt = (siteUrl: string) => (isSecure(siteUrl) ? '__Host-guest-order' : 'guest-order');
const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');
const threeDays = 259_200;

export function createGuestCookie({ invoiceId, guestToken }: GuestOrder, siteUrl: string): string {
  const value = encodeURIComponent(JSON.stringify([invoiceId, guestToken]));
  const secure = isSecure(siteUrl) ? '; Secure' : '';
  return `${nameAt(siteUrl)}=${value}; Path=/; Max-Age=${threeDays}; HttpOnly; SameSite=Lax${secure}`;
}

/** The order that this browser may see; nothing for whatever is none. */
export function parseGuestCookie(request: Request, siteUrl: string): GuestOrder | undefined {
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
