import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { isoDateSchema, sentenceSchema, singleLineSchema, takaAmountSchema } from './fields.ts';
import { deliveryZoneIdSchema } from './settings.ts';

const benefit = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FIXED'), value: takaAmountSchema }),
  z.strictObject({
    type: z.literal('PERCENTAGE'),
    value: z.number().positive('must be more than 0 percent').max(100, 'must be at most 100 percent'),
    /** The maximum amount that it takes off. */
    maximum: takaAmountSchema.optional(),
  }),
  z.strictObject({
    type: z.literal('DELIVERY'),
    zones: z.array(deliveryZoneIdSchema).min(1, 'must name at least one zone'),
  }),
]);

const coupon = z.strictObject({
  code: singleLineSchema.regex(/^[A-Z0-9]+$/, 'must be capital letters and digits, such as PIRI500'),
  title: singleLineSchema,
  /** Shown where shoppers can use it, and if it is rejected. */
  terms: sentenceSchema,
  valid: z.boolean(),
  benefit,
  /** The minimum total of the goods, after discounts. */
  minimumTotal: takaAmountSchema.optional(),
  firstOrderOnly: z.boolean().default(false),
  startsOn: isoDateSchema.optional(),
  /** The last day on which it is valid. */
  endsOn: isoDateSchema.optional(),
  /** How often it can be redeemed in total. */
  limit: z.int().min(1).optional(),
  /** How often it has been redeemed before the shop opens, to try out a used-up coupon. */
  used: z.int().min(0).default(0),
  perCustomer: z.int().min(1).optional(),
  /** Whether it is offered to everybody. An unlisted coupon works for those who know its code. */
  listed: z.boolean(),
});
export type Coupon = z.output<typeof coupon>;

/** Reads the coupons. */
export function readCoupons(): Coupon[] {
  return readCatalogueFolder('coupons').map(({ file, text }) => parseCoupon(file, text));
}

export function parseCoupon(file: string, text: string): Coupon {
  const parsed = parseObject(file, text, coupon);
  assertFileNameIsId(file, 'code', parsed.code);
  const { startsOn, endsOn, limit, used } = parsed;
  if (startsOn !== undefined && endsOn !== undefined && endsOn < startsOn) {
    throw new CatalogueFileError(file, 'field "endsOn"', `is before its start on ${startsOn}.`);
  }
  if (limit !== undefined && used > limit) {
    throw new CatalogueFileError(file, 'field "used"', `is more than its limit of ${limit}.`);
  }
  return parsed;
}
