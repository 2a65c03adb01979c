import { backdrop } from './categories.ts';
import { globalDiscount } from './discounts.ts';
import { endpoint } from './endpoint.ts';
import { image } from './images.ts';
import { dimensions, measurements } from './measurements.ts';
import { attributeValue, option, optionValue } from './options.ts';
import { price } from './prices.ts';
import { pageSchema, searchBody } from './search.ts';
import { stockState } from './stock.ts';
import { z } from './zod.ts';

/** A piece, or a set of pieces that is sold as one line. */
export const sourceType = z.enum(['item', 'bundle']);
export type SourceType = z.infer<typeof sourceType>;

const itemCategory = z.object({ id: z.string(), name: z.string() });

const shown = {
  id: z.string(),
  sourceType,
  title: z.string(),
  /** The short line under the title. */
  subtitle: z.string(),
  /** The first one counts for discounts and for the way back to the list. */
  categories: z.array(itemCategory),
  stage: backdrop.optional(),
  /** How it is drawn where it has no picture. */
  silhouette: z.string(),
  createdAt: z.string(),
  /** Working days until it leaves the workshop. */
  leadDays: z.int(),
};

/** What a card in a list shows. */
export const itemSummary = z.object({
  ...shown,
  /** Two at most: the face of the piece, and its second view. None where it has not been pictured. */
  images: z.array(image).max(2),
  dimensions: dimensions.pick({ width: true, depth: true, height: true }).optional(),
  /** The lowest price of its skus; of a set, what all of it costs. */
  price,
  /** Whether another of its skus costs more. */
  priceVaries: z.boolean(),
  /** The cloths, woods or colours it comes in; each with the face of the piece in it where there is one. */
  swatches: z.array(optionValue.extend({ imagePath: z.string().optional() })),
  /** Of a set, how many different pieces it holds. */
  skuCount: z.int(),
  /** The sku to begin with: the first in stock, else the first. Empty for a set, which is bought whole. */
  skuCode: z.string(),
  available: z.int(),
  state: stockState,
});
export type ItemSummary = z.infer<typeof itemSummary>;

export const sku = z.object({
  code: z.string(),
  salesPrice: z.int(),
  discountedSalesPrice: z.int().optional(),
  price,
  attributeValues: z.array(attributeValue),
  available: z.int(),
  state: stockState,
  imageUrl: z.string().optional(),
});
export type Sku = z.infer<typeof sku>;

/** A picture and the choices that look like it; without choices it is the same for all. */
export const itemImage = image.extend({ attributeValues: z.array(attributeValue) });
export type ItemImage = z.infer<typeof itemImage>;

/** A piece as glTF, in metres: one file for all looks that share a form. */
export const model3d = z.object({
  url: z.string(),
  /** The choices that all its looks have in common; none where one file serves every choice. */
  attributeValues: z.array(attributeValue),
  /** Its looks: variants of the file (KHR_materials_variants) by their names, where there are several. */
  variants: z.array(
    z.object({
      name: z.string(),
      attributeValues: z.array(attributeValue),
      /** What the file and that look's textures weigh together. */
      bytes: z.int(),
    }),
  ),
});
export type Model3d = z.infer<typeof model3d>;

const described = { ...shown, description: z.array(z.string()), images: z.array(itemImage) };

export const product = z.object({
  ...described,
  sourceType: z.literal('item'),
  options: z.array(option),
  skus: z.array(sku).min(1),
  /** The discounts that any of its skus falls under. */
  discounts: z.array(globalDiscount),
  extras: measurements.extend({
    shop_banner_image_url: z.string().optional(),
    /** Whole measures again for each size that differs. */
    otherSizes: z.array(measurements.extend({ attributeValues: z.array(attributeValue) })),
    /** Combinations that are not made, each with the sentence that says why. */
    missing: z.array(z.object({ attributeValues: z.array(attributeValue), reason: z.string() })),
    seats: z.int().optional(),
    madeOf: z.array(z.string()),
    /** Part and what it is made of, in the order in which it is read. */
    materials: z.array(z.object({ part: z.string(), madeOf: z.string() })),
    care: z.array(z.string()),
    assembly: z.enum(['comes-whole', 'by-us', 'by-you']),
    warrantyMonths: z.int(),
    /** To be turned and set into one's room. Left out where there is none. */
    models: z.array(model3d).optional(),
  }),
});
export type Product = z.infer<typeof product>;

export const bundle = z.object({
  ...described,
  sourceType: z.literal('bundle'),
  /** For all of it together. */
  salesPrice: z.int(),
  /** `listPrice` is what its pieces cost one by one. */
  price,
  /** How many whole sets the stock allows. */
  available: z.int(),
  state: stockState,
  skuDetails: z.array(z.object({ item: itemSummary, sku, quantity: z.int().positive() })),
});
export type Bundle = z.infer<typeof bundle>;

export const getItem = endpoint({
  name: 'getItem',
  method: 'GET',
  path: '/api/v3/items/joined',
  query: z.strictObject({ id: z.string().min(1).max(200) }),
  response: product,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

export const getBundle = endpoint({
  name: 'getBundle',
  method: 'GET',
  path: '/api/bundles/joined',
  query: z.strictObject({ id: z.string().min(1).max(200) }),
  response: bundle,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

const itemPage = pageSchema(itemSummary);

/** Pieces and sets by what they are. `contains` names an item or a sku and finds the sets that hold it. */
export const searchItems = endpoint({
  name: 'searchItems',
  method: 'POST',
  path: '/api/v2/items',
  body: searchBody({
    fields: ['id', 'title', 'categoryId', 'skuCode', 'sourceType', 'contains'],
    sortFields: ['createdAt', 'title', 'id'],
    size: 24,
  }),
  response: itemPage,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

/** What goes with an item, in the order in which it was chosen. */
export const searchLinkedItems = endpoint({
  name: 'searchLinkedItems',
  method: 'POST',
  path: '/api/items/linked/search',
  body: searchBody({ fields: ['itemId'], sortFields: ['sortOrder'], size: 24 }),
  response: itemPage,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

/** Everything there is to look at of an item. */
export const searchAttachments = endpoint({
  name: 'searchAttachments',
  method: 'POST',
  path: '/api/items/attachments/search',
  body: searchBody({ fields: ['itemId', 'view'], sortFields: ['sortOrder'], size: 50 }),
  response: pageSchema(itemImage.extend({ id: z.string(), itemId: z.string() })),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

/** The pictures of an item by its choices. */
export const listVariantImages = endpoint({
  name: 'listVariantImages',
  method: 'GET',
  path: '/api/items/cms/variants/images',
  query: z.strictObject({ itemId: z.string().min(1).max(200) }),
  response: z.object({ list: z.array(itemImage) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

const itemIndex = z.object({ id: z.string(), sourceType, title: z.string(), createdAt: z.string() });

/** Everything that can be opened, in few words: for site maps and for whoever keeps a list of his own. */
export const listItemIndices = endpoint({
  name: 'listItemIndices',
  method: 'GET',
  path: '/api/v2/items/indices',
  query: z.strictObject({
    size: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
    nextPageToken: z.string().max(1000).optional(),
  }),
  response: pageSchema(itemIndex),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

export const searchItemIndices = endpoint({
  name: 'searchItemIndices',
  method: 'POST',
  path: '/api/v2/items/indices',
  body: searchBody({
    fields: ['id', 'title', 'sourceType'],
    sortFields: ['id', 'title', 'createdAt'],
    size: 100,
    maxSize: 1000,
  }),
  response: pageSchema(itemIndex),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
