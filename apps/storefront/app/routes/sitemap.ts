import { type Client, loaderClientOptions } from '@piri/client';
import { fetchCategories } from '../features/catalogue/categories/fetch-categories.ts';
import { getDetailsHref } from '../features/catalogue/items/links.ts';
import { ignoreTimeout } from '../features/platform/requests/ignore-timeout.ts';
import type { Route } from './+types/sitemap.ts';

/** Returns paths of pages, or undefined if the API is unreachable. */
type Source = (api: Client) => Promise<readonly string[] | undefined>;

/** All kinds of pages for search engines. For a new kind, add a function here. */
const sources: readonly Source[] = [fixedPages, categories, items];

/** Serves the sitemap. An incomplete one would make search engines drop the missing pages, so it fails instead. */
export async function loader({ context: { api, shop } }: Route.LoaderArgs) {
  const found = await Promise.all(sources.map((source) => source(api)));
  if (found.includes(undefined)) {
    return new Response('The catalogue can’t be loaded at the moment.', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '120' },
    });
  }
  const entries = found.flatMap((paths) => paths ?? []).map((path) => entry(shop.siteUrl + path));
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
}

async function fixedPages() {
  return [
    ...['/', '/shop', '/new-arrival', '/outlets', '/about', '/coming-soon', '/contact'],
    ...['/shipping', '/return', '/privacy-policy', '/terms-conditions'],
  ];
}

async function categories(api: Client) {
  const all = await fetchCategories(api);
  return all.complete ? all.list.map(({ id }) => `/shop?categoryId=${encodeURIComponent(id)}`) : undefined;
}

/** Returns the paths of all items and bundles, loading a thousand at a time. */
async function items(api: Client) {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const paths: string[] = [];
  let nextPageToken = '';
  do {
    const query = { size: 1000, ...(nextPageToken !== '' && { nextPageToken }) };
    const page = await ignoreTimeout(api.listItemIndices({ query }, { signal }), signal);
    if (!page?.ok) return undefined;
    paths.push(...page.body.list.map(({ id }) => getDetailsHref(id)));
    nextPageToken = page.body.nextPageToken;
  } while (nextPageToken !== '');
  return paths;
}

function entry(address: string): string {
  return `<url><loc>${address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc></url>\n`;
}
