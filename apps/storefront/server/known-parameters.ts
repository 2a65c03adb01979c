import { measureNames } from '../app/features/browse/fit-check/measure-names.ts';
import { ownNames } from '../app/features/browse/listing/address/listing-address.ts';

interface Known {
  names: readonly string[];
  /** The attributes of the shop as well, such as the fabric. */
  attributes?: true;
}

const nothing: Known = { names: [] };
const listing: Known = { names: [...ownNames], attributes: true };
const details: Known = { names: ['id', 'sku'], attributes: true };
const cart: Known = { names: ['lines'] };
const checkout: Known = { names: ['booking', 'item', 'bundle'] };
const account: Known = { names: ['to'] };

/** The parameters that each page reads from its address. What is not listed never reaches the page. */
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
  '/orders': { names: ['id', 'page'] },
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
