import { itemOrBundleKind } from './items.ts';
import { decodeLines, getLineKey, maxCartLines, maxLineQuantity } from './line-item.ts';
import { z } from './zod.ts';

/** What a shopper wants to buy and its quantity, without a price. */
export const cartLine = z.strictObject({
  sourceType: itemOrBundleKind,
  /** The code of the sku, or the id of the bundle. */
  code: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .meta({ examples: ['MGN-3S-ASH', 'MGN-3S-TEA', 'PIRI-NAT', 'KOL-MUS', 'boshar-ghor', 'kids-corner'] }),
  quantity: z.int().min(1).max(maxLineQuantity),
});
export type CartLine = z.infer<typeof cartLine>;

/** The names of its fields, such as for the columns that store a line. */
export const cartLineFieldNames = Object.keys(cartLine.shape) as (keyof CartLine)[];

/** All lines of a cart, each sku or bundle once. */
export const cartLines = z
  .array(cartLine)
  .min(1)
  .max(maxCartLines)
  .refine(
    (lines) => new Set(lines.map(getLineKey)).size === lines.length,
    'Each item may be in only one line.',
  );

/** The same in a query, in the format of `encodeLines`. */
export const cartLinesParam = z
  .string()
  .max(10_000)
  .meta({ examples: ['item:MGN-3S-ASH:1,bundle:boshar-ghor:2', 'item:PIRI-NAT:4'] })
  .transform(decodeLines)
  .pipe(cartLines);
