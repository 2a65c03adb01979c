import { z } from './zod.ts';

const taka = z.int().nonnegative();

/** What a piece costs today, in whole taka. `listPrice` is what it costs without any reduction. */
export const price = z.object({
  listPrice: taka,
  price: taka,
  saving: taka,
  /** The saving in whole percent of the list price, for a badge; 0 says nothing, 100 only what costs nothing. */
  percent: z.int().min(0).max(100),
});
export type Price = z.infer<typeof price>;
