import { defineEndpoint } from './define-endpoint.ts';
import { itemSummary, sku } from './items.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

export const wishlistEntry = z.object({
  wishlistId: z.string(),
  itemId: z.string(),
  /** Empty for a bundle. */
  skuCode: z.string(),
  userId: z.string(),
  dateCreated: z.string(),
  /** Null if it is no longer sold. */
  product: itemSummary.nullable(),
  /** The sku as it is sold now; null for a bundle, and if the sku is no longer sold. */
  sku: sku.nullable(),
});
export type WishlistEntry = z.infer<typeof wishlistEntry>;

/** Saves a sku or bundle. Returns 201 for a new entry, or 200 with the existing one. */
export const addWishlistItem = defineEndpoint({
  name: 'addWishlistItem',
  method: 'POST',
  path: '/api/wishlists/items',
  body: z.strictObject({
    itemId: z
      .string()
      .min(1)
      .max(200)
      .meta({ examples: ['meghna-3-seater'] }),
    skuCode: z
      .string()
      .max(200)
      .meta({ examples: ['MGN-3S-ASH'] }),
  }),
  response: wishlistEntry,
  statuses: [201, 200],
  auth: 'user',
  repeat: 'keyed',
});

/** Returns the wishlist entries, by default newest first. */
export const searchWishlist = defineEndpoint({
  name: 'searchWishlist',
  method: 'POST',
  path: '/api/wishlists/items/search',
  body: createSearchBodySchema({
    fields: ['wishlistId', 'itemId', 'skuCode'],
    sortFields: ['dateCreated', 'itemId'],
    size: 10,
  }),
  response: createPageSchema(wishlistEntry),
  statuses: [200],
  auth: 'user',
  repeat: 'safe',
});

export const removeWishlistItem = defineEndpoint({
  name: 'removeWishlistItem',
  method: 'DELETE',
  path: '/api/wishlists/items',
  query: z.strictObject({ wishlistId: z.string().min(1).max(100) }),
  response: z.object({}),
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
  owned: 'wishlistId',
});
