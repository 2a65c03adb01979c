import { z } from './zod.ts';

const taka = z.int().nonnegative();

/** Today's price in whole taka. `listPrice` is the price without any reduction. */
export const price = z.object({
  listPrice: taka,
  price: taka,
  saving: taka,
  /** The saving in whole percent of the list price, for a badge; 0 means no badge, 100 only that it is free. */
  percent: z.int().min(0).max(100),
});
export type Price = z.infer<typeof price>;
