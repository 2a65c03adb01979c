import { defineEndpoint } from './define-endpoint.ts';
import { itemSummary } from './items.ts';
import { optionValue } from './options.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

const taka = z.int().min(0).max(100_000_000);
const centimetres = z.number().min(0).max(10_000);
const count = z.int().nonnegative();

/**
 * The query of a shopper. Values of one facet are joined by OR, everything else by AND, and one sku must match all of
 * it: a search for a bed in Walnut and King size does not find a bed that has them only in different skus. The price
 * that counts is the item's lowest one, as shown. With a `query`, the best match comes first unless another order is
 * named.
 */
export const itemSearchBody = createSearchBodySchema({
  fields: ['categoryId', 'sourceType'],
  sortFields: ['relevance', 'createdAt', 'price', 'discount'],
  size: 24,
  maxSize: 60,
}).extend({
  /** At most one: each order has its own index. */
  sortParams: z
    .array(
      z.strictObject({
        field: z.enum(['relevance', 'createdAt', 'price', 'discount']),
        type: z.enum(['ASC', 'DESC']),
      }),
    )
    .max(1)
    .default([]),
  /** Words, or a sku's code or its beginning. Typos are corrected; whitespace alone is not a query. */
  query: z.string().max(200).optional(),
  /** The accepted labels by attribute id: `{ color: ["Ash", "Teal"] }`. */
  facets: z
    .record(z.string().max(60), z.array(z.string().max(200)).min(1).max(50))
    .refine((facets) => Object.keys(facets).length <= 20, 'Up to 20 facets.')
    .default({}),
  minPrice: taka.optional(),
  maxPrice: taka.optional(),
  /** The width of the item, to fit between two walls. */
  minWidth: centimetres.optional(),
  maxWidth: centimetres.optional(),
  inStock: z.boolean().default(false),
  onOffer: z.boolean().default(false),
});

/**
 * A facet with its values. A count is the number of results if that value were selected, together with what is selected
 * in the other facets.
 */
export const facet = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string().optional(),
  values: z.array(optionValue.extend({ count })),
});
export type Facet = z.infer<typeof facet>;

/** One page of results. Without `fetchCount` nothing is counted: no facets, no categories, no ranges. */
export const itemSearchPage = createPageSchema(itemSummary).extend({
  /** Whether `total`, the counts and the ranges are estimates, because there were too many results to count. */
  estimated: z.boolean().optional(),
  facets: z.array(facet),
  /** The categories of the results, with those above them. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), count })),
  /** The ranges of prices and widths before either filter is applied; absent if nothing is found. */
  prices: z.object({ min: taka, max: taka }).optional(),
  widths: z.object({ min: centimetres, max: centimetres }).optional(),
  inStock: count,
  onOffer: count,
  /** The query that was searched for instead of a misspelt one. */
  didYouMean: z.string().optional(),
});
export type ItemSearchPage = z.infer<typeof itemSearchPage>;

export const searchCatalogue = defineEndpoint({
  name: 'searchCatalogue',
  method: 'POST',
  path: '/api/search/indices/items',
  body: itemSearchBody,
  response: itemSearchPage,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
