import { z } from 'zod';
import { CatalogueFileError, parseObject, readCatalogueFileText } from './catalogue-file.ts';
import { singleLineSchema, takaAmountSchema } from './fields.ts';

const file = 'settings.json';

/** The ids of the delivery zones. Localities and coupons name them too. */
const zoneIds = ['dhaka-city', 'dhaka-suburbs', 'divisional-cities', 'elsewhere'] as const;
export const deliveryZoneIdSchema = z.enum(zoneIds);

const percent = z.number().min(0, 'must be at least 0 percent').max(100, 'must be at most 100 percent');
const count = z.int().min(1);

const zone = z.strictObject({
  id: deliveryZoneIdSchema,
  name: singleLineSchema,
  charge: takaAmountSchema,
  /** Orders of at least this amount after discounts are delivered for free. */
  freeFrom: takaAmountSchema.optional(),
  /** Working days from the workshop to the customer. */
  days: z.strictObject({ from: count, to: count }),
});

const settings = z.strictObject({
  delivery: z.strictObject({
    zones: z.array(zone),
    /** Added to the working days of items that are made to order. */
    madeToOrderDays: count,
    /** Charged by item and floor if there is no lift; the weight of its cartons decides whether an item is large. */
    stairs: z.strictObject({ fromFloor: count, charge: takaAmountSchema, largeFromKilograms: count }),
  }),
  cashOnDelivery: z.strictObject({
    zones: z.array(deliveryZoneIdSchema).min(1, 'must name at least one zone'),
    upTo: takaAmountSchema,
    advancePercentElsewhere: percent,
  }),
  /** The maximum amount of one payment through the gateway. */
  onlinePayment: z.strictObject({ upTo: takaAmountSchema }),
  booking: z.strictObject({ advancePercent: percent }),
  /** Every price includes it. */
  vat: z.strictObject({ percent }),
  instalments: z.strictObject({
    from: takaAmountSchema,
    plans: z
      .array(z.strictObject({ months: count, feePercent: percent }))
      .min(1, 'must offer at least one plan'),
  }),
  returns: z.strictObject({ days: count, feePercent: percent, madeToOrder: z.boolean() }),
  /** How many months the shop's repair service covers; an item's own warranty is longer. */
  serviceWarrantyMonths: count,
});
export type Settings = z.output<typeof settings>;

/** Reads the shop's charges and promises that apply to all products. */
export function readSettings(): Settings {
  return parseSettings(readCatalogueFileText(file));
}

export function parseSettings(text: string): Settings {
  const parsed = parseObject(file, text, settings);
  const { zones } = parsed.delivery;
  for (const id of zoneIds) {
    const found = zones.filter((zone) => zone.id === id).length;
    if (found === 1) continue;
    const error = found === 0 ? `has no zone "${id}".` : `has the zone "${id}" more than once.`;
    throw new CatalogueFileError(file, 'field "delivery.zones"', error);
  }
  const backward = zones.find(({ days }) => days.to < days.from);
  if (backward !== undefined) {
    throw new CatalogueFileError(file, `zone "${backward.id}", field "days"`, 'ends before it begins.');
  }
  const { plans } = parsed.instalments;
  if (plans.some(({ months }, index) => months <= (plans[index - 1]?.months ?? 0))) {
    throw new CatalogueFileError(
      file,
      'field "instalments.plans"',
      'must be in order from the shortest to the longest.',
    );
  }
  return parsed;
}
