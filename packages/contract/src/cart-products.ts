import { backdrop } from './categories.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { image } from './images.ts';
import { itemOrBundleKind } from './items.ts';
import { dimensions } from './measurements.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { stockState } from './stock.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

/** The sku or bundle that has this code, with everything that a cart line shows of it at this moment. */
export const cartProduct = z.object({
  sourceType: itemOrBundleKind,
  /** The code of the sku, or the id of the bundle. */
  code: z.string(),
  itemId: z.string(),
  title: z.string(),
  /** The selected options, or the contents of a bundle; otherwise the kind of item. */
  about: z.string(),
  stage: backdrop.optional(),
  /** The cover image for these options. Absent if there is none. */
  image: image.optional(),
  /** The drawing that replaces a missing image; a bundle has that of its first item. */
  silhouette: z.string(),
  dimensions: dimensions.pick({ width: true, depth: true, height: true }).optional(),
  /** Before discounts. A bundle has its own price: what it saves against its items is not a discount. */
  salesPrice: taka,
  /** After discounts. */
  price: taka,
  available: z.int(),
  state: stockState,
  leadDays: z.int(),
});
export type CartProduct = z.infer<typeof cartProduct>;

/**
 * Returns skus and bundles by their codes, in one request for a whole cart. Those that are no longer sold are left out.
 */
export const searchCartProducts = defineEndpoint({
  name: 'searchCartOffers',
  method: 'POST',
  path: '/api/carts/offers/search',
  body: createSearchBodySchema({ fields: ['code', 'sourceType', 'itemId'], sortFields: ['code'], size: 100 }),
  response: createPageSchema(cartProduct),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
  rowByRow: true,
});
