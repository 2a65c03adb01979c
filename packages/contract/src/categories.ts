import { endpoint } from './endpoint.ts';
import { pageSchema, searchBody } from './search.ts';
import { z } from './zod.ts';

/** The colour of the stage that a room's pictures stand on. */
export const backdrops = ['living', 'bedroom', 'dining', 'office', 'kids', 'outdoor', 'decor'] as const;
export const backdrop = z.enum(backdrops);
export type Backdrop = z.infer<typeof backdrop>;

export const category = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  sortOrder: z.int(),
  /** The ids of the direct children, in their order. */
  children: z.array(z.string()),
  options: z.array(
    z.object({ discriminator: z.string(), values: z.array(z.object({ displayLabel: z.string() })) }),
  ),
  extras: z.object({
    /** The name where room is scarce, such as the navigation bar. */
    shortName: z.string().optional(),
    /** The name in Bangla, shown beside the English one. */
    nameBn: z.string().optional(),
    /** Inherited from the room, so that every row knows its ground. */
    stage: backdrop.optional(),
    bannerImageUrl: z.string().optional(),
  }),
});
export type Category = z.infer<typeof category>;

export const categoryPage = pageSchema(category);

/** Only what is shown. The rooms, which have no parent, are found by an empty `parentId`. */
export const searchCategories = endpoint({
  name: 'searchCategories',
  method: 'POST',
  path: '/api/categories/search',
  body: searchBody({
    fields: ['id', 'name', 'parentId'],
    sortFields: ['sortOrder', 'name', 'id'],
    size: 50,
  }),
  response: categoryPage,
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
