import { z } from 'zod';
import { CatalogueFileError, parseObject, readCatalogueFile } from './catalogue-file.ts';
import { singleLine, takaAmount } from './fields.ts';

const file = 'settings.json';

/** Who is charged the same for the road. Places and coupons name them too. */
const zoneIds = ['dhaka-city', 'dhaka-suburbs', 'divisional-cities', 'elsewhere'] as const;
export const zoneId = z.enum(zoneIds);

const percent = z.number().min(0, 'must be 0 percent at least').max(100, 'must be at most 100 percent');
const count = z.int().min(1);

const zone = z.strictObject({
  id: zoneId,
  name: singleLine,
  charge: takaAmount,
  /** Goods that come to this much after discounts travel for nothing. */
  freeFrom: takaAmount.optional(),
  /** From leaving the workshop to the door, in working days. */
  days: z.strictObject({ from: count, to: count }),
});

const settings = z.strictObject({
  delivery: z.strictObject({
    zones: z.array(zone),
    /** Added for what is made to order. */
    madeToOrderDays: count,
    /** By piece and floor where there is no lift; what a carton weighs decides whether a piece is large. */
    stairs: z.strictObject({ fromFloor: count, charge: takaAmount, largeFromKilograms: count }),
  }),
  cashOnDelivery: z.strictObject({
    zones: z.array(zoneId).min(1, 'must name one zone at least'),
    upTo: takaAmount,
    advancePercentElsewhere: percent,
  }),
  /** What the gateway takes in one payment. */
  onlinePayment: z.strictObject({ upTo: takaAmount }),
  booking: z.strictObject({ advancePercent: percent }),
  /** Every price includes it. */
  vat: z.strictObject({ percent }),
  instalments: z.strictObject({
    from: takaAmount,
    plans: z
      .array(z.strictObject({ months: count, feePercent: percent }))
      .min(1, 'must offer one plan at least'),
  }),
  returns: z.strictObject({ days: count, feePercent: percent, madeToOrder: z.boolean() }),
  /** In which our people come and mend; a product's own warranty is longer. */
  serviceWarrantyMonths: count,
});
export type Settings = z.output<typeof settings>;

/** Reads what the shop charges and promises, wherever it is not a product's own. */
export function readSettings(): Settings {
  return parseSettings(readCatalogueFile(file));
}

export function parseSettings(text: string): Settings {
  const parsed = parseObject(file, text, settings);
  const { zones } = parsed.delivery;
  for (const id of zoneIds) {
    const found = zones.filter((zone) => zone.id === id).length;
    if (found === 1) continue;
    const fault = found === 0 ? `says nothing of "${id}".` : `has "${id}" more than once.`;
    throw new CatalogueFileError(file, 'field "delivery.zones"', fault);
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
      'must go from the shortest to the longest.',
    );
  }
  return parsed;
}
