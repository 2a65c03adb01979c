import { backdrop } from './categories.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { globalDiscount } from './discounts.ts';
import { image } from './images.ts';
import { dimensions, measurements } from './measurements.ts';
import { itemOption, optionValue, selectedOption } from './options.ts';
import { price } from './prices.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { stockState } from './stock.ts';
import { z } from './zod.ts';

/** An item, or a bundle of several skus that is sold as one line. */
export const itemOrBundleKind = z.enum(['item', 'bundle']);
export type ItemOrBundleKind = z.infer<typeof itemOrBundleKind>;

const itemCategory = z.object({ id: z.string(), name: z.string() });

const commonFields = {
  id: z.string(),
  sourceType: itemOrBundleKind,
  title: z.string(),
  /** The short line under the title. */
  subtitle: z.string(),
  /** The first one counts for discounts and for the link back to the list. */
  categories: z.array(itemCategory),
  stage: backdrop.optional(),
  /** The drawing that is shown if there is no image. */
  silhouette: z.string(),
  createdAt: z.string(),
  /** Working days until it leaves the workshop. */
  leadDays: z.int(),
};

/** The data of a card in a list. */
export const itemSummary = z.object({
  ...commonFields,
  /** At most two: the cover image and the second view. Empty if there are no images. */
  images: z.array(image).max(2),
  dimensions: dimensions.pick({ width: true, depth: true, height: true }).optional(),
  /** The lowest price of its skus; for a bundle, the price of the whole bundle. */
  price,
  /** Whether another of its skus costs more. */
  priceVaries: z.boolean(),
  /** The materials or colours it comes in, each with the cover image in that variant, if there is one. */
  swatches: z.array(optionValue.extend({ imagePath: z.string().optional() })),
  /** For a bundle, the number of different skus in it. */
  skuCount: z.int(),
  /**
   * The sku that is selected at first: the first one in stock, or else the first. Empty for a bundle, which is bought
   * whole.
   */
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
  attributeValues: z.array(selectedOption),
  available: z.int(),
  state: stockState,
  imageUrl: z.string().optional(),
});
export type Sku = z.infer<typeof sku>;

/** An image and the option values that it shows. Without option values, it is the same for all of them. */
export const itemImage = image.extend({ attributeValues: z.array(selectedOption) });
export type ItemImage = z.infer<typeof itemImage>;

/** A 3D model as glTF, in metres: one file for all variants with the same shape. */
export const model3d = z.object({
  url: z.string(),
  /** The option values that all its variants have in common; empty if one file serves every option value. */
  attributeValues: z.array(selectedOption),
  /** The variants of the file (KHR_materials_variants) by name, if there are several. */
  variants: z.array(
    z.object({
      name: z.string(),
      attributeValues: z.array(selectedOption),
      /** The size of the file and of that variant's textures together. */
      bytes: z.int(),
    }),
  ),
});
export type Model3d = z.infer<typeof model3d>;

const described = { ...commonFields, description: z.array(z.string()), images: z.array(itemImage) };

export const itemDetails = z.object({
  ...described,
  sourceType: z.literal('item'),
  options: z.array(itemOption),
  skus: z.array(sku).min(1),
  /** The discounts that apply to any of its skus. */
  discounts: z.array(globalDiscount),
  extras: measurements.extend({
    shop_banner_image_url: z.string().optional(),
    /** A complete set of measurements for each size that differs. */
    otherSizes: z.array(measurements.extend({ attributeValues: z.array(selectedOption) })),
    /** Combinations that are not made, each with a sentence that gives the reason. */
    missing: z.array(z.object({ attributeValues: z.array(selectedOption), reason: z.string() })),
    seats: z.int().optional(),
    madeOf: z.array(z.string()),
    /** The parts and their materials, in display order. */
    materials: z.array(z.object({ part: z.string(), madeOf: z.string() })),
    care: z.array(z.string()),
    assembly: z.enum(['comes-whole', 'by-us', 'by-you']),
    warrantyMonths: z.int(),
    /** Models to turn and to place in one's own room. Absent if there are none. */
    models: z.array(model3d).optional(),
  }),
});
export type ItemDetails = z.infer<typeof itemDetails>;

export const bundle = z.object({
  ...described,
  sourceType: z.literal('bundle'),
  /** The price of the whole bundle. */
  salesPrice: z.int(),
  /** `listPrice` is the price of its items bought separately. */
  price,
  /** How many complete bundles are in stock. */
  available: z.int(),
  state: stockState,
  skuDetails: z.array(z.object({ item: itemSummary, sku, quantity: z.int().positive() })),
});
export type Bundle = z.infer<typeof bundle>;

export const getItem = defineEndpoint({
  name: 'getItem',
  method: 'GET',
  path: '/api/v3/items/joined',
  query: z.strictObject({ id: z.string().min(1).max(200) }),
  response: itemDetails,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

export const getBundle = defineEndpoint({
  name: 'getBundle',
  method: 'GET',
  path: '/api/bundles/joined',
  query: z.strictObject({ id: z.string().min(1).max(200) }),
  response: bundle,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

const itemPage = createPageSchema(itemSummary);

/** Returns items and bundles. `contains` names an item or a sku and finds the bundles that contain it. */
export const searchItems = defineEndpoint({
  name: 'searchItems',
  method: 'POST',
  path: '/api/v2/items',
  body: createSearchBodySchema({
    fields: ['id', 'title', 'categoryId', 'skuCode', 'sourceType', 'contains'],
    sortFields: ['createdAt', 'title', 'id'],
    size: 24,
  }),
  response: itemPage,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

/** Returns the items that go with an item, in the order in which they were chosen. */
export const searchLinkedItems = defineEndpoint({
  name: 'searchLinkedItems',
  method: 'POST',
  path: '/api/items/linked/search',
  body: createSearchBodySchema({ fields: ['itemId'], sortFields: ['sortOrder'], size: 24 }),
  response: itemPage,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

/** Returns all images of an item. */
export const searchAttachments = defineEndpoint({
  name: 'searchAttachments',
  method: 'POST',
  path: '/api/items/attachments/search',
  body: createSearchBodySchema({ fields: ['itemId', 'view'], sortFields: ['sortOrder'], size: 50 }),
  response: createPageSchema(itemImage.extend({ id: z.string(), itemId: z.string() })),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

/** Returns the images of an item by option values. */
export const listVariantImages = defineEndpoint({
  name: 'listVariantImages',
  method: 'GET',
  path: '/api/items/cms/variants/images',
  query: z.strictObject({ itemId: z.string().min(1).max(200) }),
  response: z.object({ list: z.array(itemImage) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

const itemIndex = z.object({
  id: z.string(),
  sourceType: itemOrBundleKind,
  title: z.string(),
  createdAt: z.string(),
});

/** Returns a short record of everything that has a page, for site maps and for services that keep their own list. */
export const listItemIndices = defineEndpoint({
  name: 'listItemIndices',
  method: 'GET',
  path: '/api/v2/items/indices',
  query: z.strictObject({
    size: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
    nextPageToken: z.string().max(1000).optional(),
  }),
  response: createPageSchema(itemIndex),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

export const searchItemIndices = defineEndpoint({
  name: 'searchItemIndices',
  method: 'POST',
  path: '/api/v2/items/indices',
  body: createSearchBodySchema({
    fields: ['id', 'title', 'sourceType'],
    sortFields: ['id', 'title', 'createdAt'],
    size: 100,
    maxSize: 1000,
  }),
  response: createPageSchema(itemIndex),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
