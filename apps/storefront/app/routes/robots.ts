import type { Route } from './+types/robots.ts';

/** Personal pages, and addresses that are not pages. */
const hidden = ['/api/', '/builds/', '/cart', '/checkout', '/orders', '/payments/', '/profile', '/sales'];

/** Serves `robots.txt`. It is built at run time, because it contains the shop's own address. */
export function loader({ context: { shop } }: Route.LoaderArgs) {
  const rules = hidden.map((path) => `Disallow: ${path}\n`).join('');
  return new Response(`User-agent: *\n${rules}\nSitemap: ${shop.siteUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
