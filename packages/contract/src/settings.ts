import { defineEndpoint } from './define-endpoint.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();
const days = z.object({ from: z.int(), to: z.int() });

export const deliveryZone = z.object({
  id: z.string(),
  name: z.string(),
  charge: taka,
  /** Orders of at least this amount after discounts are delivered for free. */
  freeFrom: taka.optional(),
  /** Working days from the workshop to the customer. */
  days,
});
export type DeliveryZone = z.infer<typeof deliveryZone>;

/** The shop's charges and promises that apply to all items, by their keys. */
export const shopSettings = z.object({
  delivery: z.object({
    zones: z.array(deliveryZone),
    madeToOrderDays: z.int(),
    stairs: z.object({ fromFloor: z.int(), charge: taka, largeFromKilograms: z.number() }),
  }),
  cashOnDelivery: z.object({
    zones: z.array(z.string()),
    upTo: taka,
    advancePercentElsewhere: z.number(),
  }),
  onlinePayment: z.object({ upTo: taka }),
  booking: z.object({ advancePercent: z.number() }),
  /** Value added tax, which every price includes. */
  vat: z.object({ percent: z.number() }),
  instalments: z.object({
    from: taka,
    plans: z.array(z.object({ months: z.int().positive(), feePercent: z.number().nonnegative() })),
  }),
  returns: z.object({ days: z.int(), feePercent: z.number(), madeToOrder: z.boolean() }),
  serviceWarrantyMonths: z.int(),
});
export type ShopSettings = z.infer<typeof shopSettings>;

/** One setting. `shopSettings` describes the value of each key. */
export const shopSettingEntry = z.object({ key: z.string(), value: z.unknown() });
export type ShopSettingEntry = z.infer<typeof shopSettingEntry>;

export const listSettings = defineEndpoint({
  name: 'listSettings',
  method: 'GET',
  path: '/api/kvps',
  query: z.strictObject({ key: z.string().max(200).optional() }),
  response: z.object({ list: z.array(shopSettingEntry) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

export const searchSettings = defineEndpoint({
  name: 'searchSettings',
  method: 'POST',
  path: '/api/kvps',
  body: createSearchBodySchema({ fields: ['key'], sortFields: ['key'], size: 50 }),
  response: createPageSchema(shopSettingEntry),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
