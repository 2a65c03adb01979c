import type { Route } from './+types/robots.ts';

/** What is personal, or no page at all. */
const hidden = ['/api/', '/builds/', '/cart', '/checkout', '/orders', '/payments/', '/profile', '/sales'];

/** Tells programs where not to go, and where the list of pages is: its address needs the shop's own, known at run time. */
export function loader({ context: { shop } }: Route.LoaderArgs) {
  const rules = hidden.map((path) => `Disallow: ${path}\n`).join('');
  return new Response(`User-agent: *\n${rules}\nSitemap: ${shop.siteUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
