import { parseUrl } from '../../platform/requests/parse-url.ts';

/**
 * A path of this shop as it came in an address, or nothing: whoever made the link must not be able to send somebody who
 * signs in to another site.
 */
export function getSafeReturnPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/')) return undefined;
  const shop = 'https://shop.invalid';
  const url = parseUrl(text, shop);
  if (url?.origin !== shop) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The page to sign in on, for links that have to work before anything else can answer the press. */
export function signInHref(to: string): string {
  return `/sign-in?${new URLSearchParams({ to })}`;
}
