import { ownNames } from '../app/features/catalogue/listing-address.ts';
import { measureNames } from '../app/features/will-it-fit/measure-names.ts';

/** What each page reads of its address. `attributes`: the ids of the shop's attributes as well. */
interface Known {
  names: readonly string[];
  attributes?: true;
}

const nothing: Known = { names: [] };
const listing: Known = { names: [...ownNames], attributes: true };
const details: Known = { names: ['id', 'sku'], attributes: true };
const cart: Known = { names: ['lines'] };
const checkout: Known = { names: ['booking', 'item', 'bundle'] };
const account: Known = { names: ['to'] };

export const knownParameters: Readonly<Record<string, Known>> = {
  '/': nothing,
  '/about': nothing,
  '/coming-soon': nothing,
  '/shop': listing,
  '/shopV1': listing,
  '/details': details,
  '/detailsV1': details,
  '/cart': cart,
  '/cartV1': cart,
  '/checkout': checkout,
  '/checkoutV1': checkout,
  '/checkoutV2': checkout,
  '/checkoutV3': checkout,
  '/compare': { names: ['id'] },
  '/contact': nothing,
  '/new-arrival': nothing,
  '/newsletter': nothing,
  '/outlets': { names: ['sku', 'division'] },
  '/orders': { names: ['id', 'view', 'page'] },
  '/privacy-policy': nothing,
  '/profile': { names: ['tab', 'page'] },
  '/return': { names: ['id'] },
  '/shipping': nothing,
  '/sales': { names: ['id', 'view', 'page'] },
  '/sign-in': account,
  '/sign-up': account,
  '/terms-conditions': nothing,
  '/will-it-fit': { names: ['id', 'sku', 'unit', 'to', ...measureNames] },
  '/catalogue': nothing,
  '/room-slides': nothing,
  '/robots.txt': nothing,
  '/suggestions': { names: ['query'] },
  '/site.webmanifest': nothing,
  '/sitemap.xml': nothing,
};

const byLowerCase = new Map(Object.keys(knownParameters).map((path) => [path.toLowerCase(), path]));

/** What the router adds to the address of a page's data. */
const routerNames = ['_routes'];

/**
 * The address as the page reads it: without parameters that it does not know, in one way of writing. A page is
 * rendered and cached once, whatever else stands in the addresses that lead to it.
 */
export function readAddress(url: string, isAttribute: (name: string) => boolean): URL {
  const address = new URL(url);
  const [path, ending] = pathOf(address.pathname);
  const known = knownParameters[path];
  // A page that does not exist, or one whose path has parts of its own. Neither is cached.
  if (known === undefined) return address;
  address.pathname = ending === '' ? path : `${path === '/' ? '/_root' : path}${ending}`;
  const isKnown = (name: string) =>
    known.names.includes(name) || routerNames.includes(name) || (known.attributes && isAttribute(name));
  const kept = [...address.searchParams].filter(([name]) => isKnown(name));
  address.search = new URLSearchParams(kept).toString();
  return address;
}

/** The router takes a path in any case, escaped or not, with a slash at its end; its data ends in `.data`. */
function pathOf(pathname: string): [path: string, ending: '' | '.data'] {
  const ending = pathname.endsWith('.data') ? '.data' : '';
  const page = pathname.slice(0, pathname.length - ending.length);
  const plain = decoded(page === '/_root' && ending ? '/' : page).toLowerCase();
  const path = byLowerCase.get(plain.length > 1 ? plain.replace(/\/$/, '') : plain);
  return [path ?? pathname, ending];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
