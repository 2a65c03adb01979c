import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { isoDate, sentence, singleLine, takaAmount } from './fields.ts';
import { zoneId } from './settings.ts';

const benefit = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FIXED'), value: takaAmount }),
  z.strictObject({
    type: z.literal('PERCENTAGE'),
    value: z.number().positive('must be more than 0 percent').max(100, 'must be at most 100 percent'),
    /** Never more than this. */
    maximum: takaAmount.optional(),
  }),
  z.strictObject({
    type: z.literal('DELIVERY'),
    zones: z.array(zoneId).min(1, 'must name one zone at least'),
  }),
]);

const coupon = z.strictObject({
  code: singleLine.regex(/^[A-Z0-9]+$/, 'must be capital letters and digits, such as PIRI500'),
  title: singleLine,
  /** What shoppers read where they can use it, or why they cannot. */
  terms: sentence,
  valid: z.boolean(),
  benefit,
  /** The least that the goods must come to, after discounts. */
  minimumTotal: takaAmount.optional(),
  firstOrderOnly: z.boolean().default(false),
  startsOn: isoDate.optional(),
  /** The last day on which it counts. */
  endsOn: isoDate.optional(),
  /** How often it can be used in all. */
  limit: z.int().min(1).optional(),
  /** How often it has been used before the shop opens; for trying out what a spent coupon says. */
  used: z.int().min(0).default(0),
  perCustomer: z.int().min(1).optional(),
  /** Offered to everybody. One that is not works for those who know it. */
  listed: z.boolean(),
});
export type Coupon = z.output<typeof coupon>;

/** Reads the coupons of the shop. */
export function readCoupons(): Coupon[] {
  return readCatalogueFolder('coupons').map(({ file, text }) => parseCoupon(file, text));
}

export function parseCoupon(file: string, text: string): Coupon {
  const parsed = parseObject(file, text, coupon);
  assertFileNameIsId(file, 'code', parsed.code);
  const { startsOn, endsOn, limit, used } = parsed;
  if (startsOn !== undefined && endsOn !== undefined && endsOn < startsOn) {
    throw new CatalogueFileError(file, 'field "endsOn"', `is before it starts, on ${startsOn}.`);
  }
  if (limit !== undefined && used > limit) {
    throw new CatalogueFileError(file, 'field "used"', `is more than its limit of ${limit}.`);
  }
  return parsed;
}
