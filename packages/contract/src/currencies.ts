import { defineEndpoint } from './define-endpoint.ts';
import { z } from './zod.ts';

/** A currency as the API returns it: `sourceId` is its code, `rate` is the value of one unit in taka. */
export const currencyWithRate = z.object({
  sourceId: z.string().length(3),
  sourceCountry: z.string(),
  rate: z.number(),
  imageUrl: z.string(),
  numCode: z.string(),
});
export type CurrencyWithRate = z.infer<typeof currencyWithRate>;

export const listCurrencyConversions = defineEndpoint({
  name: 'listCurrencyConversions',
  method: 'GET',
  path: '/api/currencies/conversions',
  query: z.strictObject({ size: z.coerce.number<number | string>().int().min(1).max(100).default(10) }),
  response: z.object({ list: z.array(currencyWithRate) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
