import { parseUrl } from '../../platform/requests/parse-url.ts';

/**
 * Returns a path of this shop from an address, or `undefined`, so that a forged link cannot redirect to another site.
 */
export function getSafeReturnPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/')) return undefined;
  const shop = 'https://shop.invalid';
  const url = parseUrl(text, shop);
  if (url?.origin !== shop) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Returns the address of the sign-in page, for links that must work before the page is interactive. */
export function getSignInHref(to: string): string {
  return `/sign-in?${new URLSearchParams({ to })}`;
}
