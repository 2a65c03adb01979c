import { defineEndpoint } from './define-endpoint.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

/** The backdrop colours behind images, one for each root category. */
export const backdrops = ['living', 'bedroom', 'dining', 'office', 'kids', 'outdoor', 'decor'] as const;
export const backdrop = z.enum(backdrops);
export type Backdrop = z.infer<typeof backdrop>;

export const category = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  sortOrder: z.int(),
  /** The ids of the direct children, in order. */
  children: z.array(z.string()),
  options: z.array(
    z.object({ discriminator: z.string(), values: z.array(z.object({ displayLabel: z.string() })) }),
  ),
  extras: z.object({
    /** A shorter name for narrow spaces, such as the navigation bar. */
    shortName: z.string().optional(),
    /** The name in Bangla, shown beside the English one. */
    nameBn: z.string().optional(),
    /** Inherited from the root category, so that every row has its backdrop. */
    stage: backdrop.optional(),
    bannerImageUrl: z.string().optional(),
  }),
});
export type Category = z.infer<typeof category>;

export const categorySearchPage = createPageSchema(category);

/** Returns the visible categories. To find the root categories, which have no parent, search for an empty `parentId`. */
export const searchCategories = defineEndpoint({
  name: 'searchCategories',
  method: 'POST',
  path: '/api/categories/search',
  body: createSearchBodySchema({
    fields: ['id', 'name', 'parentId'],
    sortFields: ['sortOrder', 'name', 'id'],
    size: 50,
  }),
  response: categorySearchPage,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
