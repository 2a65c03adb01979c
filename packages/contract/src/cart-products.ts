import { backdrop } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { image } from './images.ts';
import { sourceType } from './items.ts';
import { dimensions } from './measurements.ts';
import { pageSchema, searchBody } from './search.ts';
import { stockState } from './stock.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

/** What is sold under one code at this moment, with all that a line of a cart shows of it. */
export const cartProduct = z.object({
  sourceType,
  /** Of the sku; of a bundle its id. */
  code: z.string(),
  itemId: z.string(),
  title: z.string(),
  /** The choices, or what a bundle consists of; else what kind of thing it is. */
  about: z.string(),
  stage: backdrop.optional(),
  /** Its face in these choices. None where it has not been pictured. */
  image: image.optional(),
  /** How it is drawn where it has no picture; a bundle by its first piece. */
  silhouette: z.string(),
  dimensions: dimensions.pick({ width: true, depth: true, height: true }).optional(),
  /** Before discounts. Of a bundle its own price: what it saves against its pieces is no discount. */
  salesPrice: taka,
  /** After discounts. */
  price: taka,
  available: z.int(),
  state: stockState,
  leadDays: z.int(),
});
export type CartProduct = z.infer<typeof cartProduct>;

/** Skus and bundles by their codes: one question for a whole cart. What is not sold any more is not in the answer. */
export const searchCartProducts = endpoint({
  name: 'searchCartOffers',
  method: 'POST',
  path: '/api/carts/offers/search',
  body: searchBody({ fields: ['code', 'sourceType', 'itemId'], sortFields: ['code'], size: 100 }),
  response: pageSchema(cartProduct),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
  rowByRow: true,
});
