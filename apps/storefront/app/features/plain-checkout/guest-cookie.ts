/**
 * What lets somebody without JavaScript see the order just placed: the shop's own token for it, where neither a script
 * nor an address can tell it. Sent to the pages of payments alone.
 */
export interface GuestOrder {
  invoiceId: string;
  guestToken: string;
}

const name = 'guest-order';
const threeDays = 259_200;

export function guestCookie({ invoiceId, guestToken }: GuestOrder, request: Request): string {
  const value = encodeURIComponent(JSON.stringify([invoiceId, guestToken]));
  // Behind whatever ends the encryption, the address alone does not tell.
  const isSecure = request.headers.get('x-forwarded-proto') === 'https' || request.url.startsWith('https:');
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/payments; Max-Age=${threeDays}; HttpOnly; SameSite=Lax${secure}`;
}

/** The order that this browser may see; nothing for whatever is none. */
export function guestOrderIn(request: Request): GuestOrder | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  const value = pairs.find(([key]) => key === name)?.[1];
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
