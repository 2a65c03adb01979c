import { defineEndpoint } from './define-endpoint.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

/**
 * A discount for every shopper. One that is not `valid` has no effect; of those that apply to a sku only the best one
 * counts.
 */
export const globalDiscount = z.object({
  id: z.string(),
  valid: z.boolean(),
  type: z.enum(['FIXED_CATEGORY', 'FIXED_PRODUCT']),
  discountType: z.enum(['PERCENTAGE', 'FIXED']),
  value: z.number(),
  categories: z.array(z.object({ categoryId: z.string() })),
  /** An empty `skuCode` means every sku of the item. */
  items: z.array(z.object({ itemId: z.string(), skuCode: z.string() })),
});
export type GlobalDiscount = z.infer<typeof globalDiscount>;

export const searchDiscounts = defineEndpoint({
  name: 'searchDiscounts',
  method: 'POST',
  path: '/api/global/discounts/search',
  body: createSearchBodySchema({
    fields: ['id', 'type', 'categoryId', 'itemId'],
    sortFields: ['id', 'value'],
    size: 100,
  }),
  response: createPageSchema(globalDiscount),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
