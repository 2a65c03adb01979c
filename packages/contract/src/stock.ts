import { defineEndpoint } from './define-endpoint.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

/** `FEW` means at most three. `DISPLAY_ONLY` can be seen in a showroom; `MADE_TO_ORDER` is built for the buyer. */
export const stockStates = ['IN_STOCK', 'FEW', 'DISPLAY_ONLY', 'MADE_TO_ORDER', 'SOLD_OUT'] as const;
export const stockState = z.enum(stockStates);
export type StockState = z.infer<typeof stockState>;

/** The stock of one sku in one outlet. */
export const stockEntry = z.object({
  itemId: z.string(),
  skuCode: z.string(),
  outlet: z.object({ id: z.string(), name: z.string(), division: z.string(), district: z.string() }),
  available: z.int().nonnegative(),
  state: stockState,
});
export type StockEntry = z.infer<typeof stockEntry>;

export const searchStock = defineEndpoint({
  name: 'searchStock',
  method: 'POST',
  path: '/api/stocks/items/skus/search',
  body: createSearchBodySchema({
    fields: ['itemId', 'skuCode', 'outletId'],
    sortFields: ['skuCode', 'outletId', 'available'],
    size: 50,
  }),
  response: createPageSchema(stockEntry),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
