import { endpoint } from './endpoint.ts';
import { itemSummary } from './items.ts';
import { optionValue } from './options.ts';
import { pageSchema, searchBody } from './search.ts';
import { z } from './zod.ts';

const taka = z.int().min(0).max(100_000_000);
const centimetres = z.number().min(0).max(10_000);
const count = z.int().nonnegative();

/**
 * What a shopper looks for. Values of one facet are joined by OR, everything else by AND, and one sku must be all of it:
 * a bed in Walnut, King size, is not one that comes in Walnut and, otherwise, in King size. Its price is the lowest of
 * the item, as it is shown. With a `query` the best fit comes first, unless another order is named.
 */
export const itemSearchBody = searchBody({
  fields: ['categoryId', 'sourceType'],
  sortFields: ['relevance', 'createdAt', 'price', 'discount'],
  size: 24,
  maxSize: 60,
}).extend({
  /** One: each is read off an index of its own. */
  sortParams: z
    .array(
      z.strictObject({
        field: z.enum(['relevance', 'createdAt', 'price', 'discount']),
        type: z.enum(['ASC', 'DESC']),
      }),
    )
    .max(1)
    .default([]),
  /** Words, or the code of a sku or its beginning. Slips of the finger are put right; blanks alone are no query. */
  query: z.string().max(200).optional(),
  /** By attribute id the labels that will do: `{ color: ["Ash", "Teal"] }`. */
  facets: z
    .record(z.string().max(60), z.array(z.string().max(200)).min(1).max(50))
    .refine((facets) => Object.keys(facets).length <= 20, 'At most 20 facets.')
    .default({}),
  minPrice: taka.optional(),
  maxPrice: taka.optional(),
  /** The width of the piece: what fits between two walls. */
  minWidth: centimetres.optional(),
  maxWidth: centimetres.optional(),
  inStock: z.boolean().default(false),
  onOffer: z.boolean().default(false),
});

/** Counts say how many would be found, were this value chosen beside what is chosen in the other facets. */
export const facet = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string().optional(),
  values: z.array(optionValue.extend({ count })),
});
export type Facet = z.infer<typeof facet>;

/** Without `fetchCount` nothing is counted: no facets, no categories, no spans. */
export const itemSearchPage = pageSchema(itemSummary).extend({
  /** Too much was found to count it piece by piece: `total`, counts and spans say nearly how much. */
  estimated: z.boolean().optional(),
  facets: z.array(facet),
  /** The categories that what was found lies in, with those above them. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), count })),
  /** The span of prices and widths before either was narrowed; absent when nothing is found. */
  prices: z.object({ min: taka, max: taka }).optional(),
  widths: z.object({ min: centimetres, max: centimetres }).optional(),
  inStock: count,
  onOffer: count,
  /** What was looked for in place of a misspelt query. */
  didYouMean: z.string().optional(),
});
export type ItemSearchPage = z.infer<typeof itemSearchPage>;

export const searchCatalogue = endpoint({
  name: 'searchCatalogue',
  method: 'POST',
  path: '/api/search/indices/items',
  body: itemSearchBody,
  response: itemSearchPage,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
