import type { PageQueryKeys } from './get-page-query-keys.ts';

/** The parameters that the router adds to requests for a page's data. */
const routerNames = ['_routes'];

/**
 * Returns the canonical address of a page: without parameters that it does not read, in one spelling. So a page is
 * rendered and cached once for all addresses that lead to it.
 */
export function normalizePageUrl(
  url: string,
  { queries, isAttribute }: { queries: PageQueryKeys; isAttribute: (name: string) => boolean },
): URL {
  const address = new URL(url);
  const [path, ending] = pathOf(address.pathname, queries);
  const known = queries.get(path);
  // A page that does not exist, or one with parameters in its path. Neither is cached.
  if (known === undefined) return address;
  address.pathname = ending === '' ? path : `${path === '/' ? '/_root' : path}${ending}`;
  const isKnown = (name: string) =>
    known.keys.includes(name) || routerNames.includes(name) || (known.attributes && isAttribute(name));
  const knownParams = [...address.searchParams].filter(([name]) => isKnown(name));
  address.search = new URLSearchParams(knownParams).toString();
  return address;
}

/** The router accepts a path in any case, escaped or not, with a trailing slash; requests for data end in `.data`. */
function pathOf(pathname: string, queries: PageQueryKeys): [path: string, ending: '' | '.data'] {
  const ending = pathname.endsWith('.data') ? '.data' : '';
  const page = pathname.slice(0, pathname.length - ending.length);
  const plain = decoded(page === '/_root' && ending ? '/' : page).toLowerCase();
  const wanted = plain.length > 1 ? plain.replace(/\/$/, '') : plain;
  const path = [...queries.keys()].find((known) => known.toLowerCase() === wanted);
  return [path ?? pathname, ending];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
