import { sourceType } from './items.ts';
import { z } from './zod.ts';

/** No line holds more: who wants a hundred chairs talks to the shop. */
export const mostOfOne = 99;
const mostLines = 100;

/** What somebody wants to buy, and how many of it; never what it costs. */
export const cartLine = z.strictObject({
  sourceType,
  /** Of the sku; of a bundle its id. */
  code: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .meta({ examples: ['MGN-3S-ASH', 'MGN-3S-TEA', 'PIRI-NAT', 'KOL-MUS', 'boshar-ghor', 'kids-corner'] }),
  quantity: z.int().min(1).max(mostOfOne),
});
export type CartLine = z.infer<typeof cartLine>;

/** All lines of a cart, each thing once. */
export const cartLines = z
  .array(cartLine)
  .min(1)
  .max(mostLines)
  .refine((lines) => new Set(lines.map(nameOf)).size === lines.length, 'Each thing may stand in one line.');

/** The same in a query, as `writeCartLines` writes it. */
export const cartLinesInQuery = z
  .string()
  .max(10_000)
  .meta({ examples: ['item:MGN-3S-ASH:1,bundle:boshar-ghor:2', 'item:PIRI-NAT:4'] })
  .transform((text) => text.split(',', mostLines + 1).map(readLine))
  .pipe(cartLines);

/**
 * Lines as one word of a query.
 * @example
 * writeCartLines([{ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 }]); // 'item:MGN-3S-ASH:2'
 */
export function writeCartLines(lines: readonly CartLine[]): string {
  return lines.map((line) => `${nameOf(line)}:${line.quantity}`).join(',');
}

function nameOf({ sourceType, code }: CartLine): string {
  return `${sourceType}:${code}`;
}

function readLine(text: string) {
  const [sourceType, code, quantity = '', ...rest] = text.split(':');
  const isWhole = rest.length === 0 && /^\d{1,3}$/.test(quantity);
  return { sourceType, code, quantity: isWhole ? Number(quantity) : undefined };
}
