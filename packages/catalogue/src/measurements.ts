import { z } from 'zod';
import { CatalogueFileError } from './catalogue-file.ts';
import {
  centimetresSchema,
  formatOptionValues,
  kilogramsSchema,
  matchesOptions,
  type OptionValues,
  optionValuesSchema,
  singleLineSchema,
} from './fields.ts';
import { assertKnownOptionValues, type ProductOptions } from './product-options.ts';

/** In centimetres. Width, depth and height are the outer dimensions, which have to pass through a door. */
const dimensions = z.strictObject({
  width: centimetresSchema,
  depth: centimetresSchema,
  height: centimetresSchema,
  seatHeight: centimetresSchema.optional(),
  /** Between the arms. */
  seatWidth: centimetresSchema.optional(),
  seatDepth: centimetresSchema.optional(),
  armHeight: centimetresSchema.optional(),
  /** Between floor and frame. */
  clearance: centimetresSchema.optional(),
  mattress: z.strictObject({ width: centimetresSchema, length: centimetresSchema }).optional(),
  /** Unfolded, pulled out or with its leaf up. */
  open: z
    .strictObject({ width: centimetresSchema, depth: centimetresSchema, height: centimetresSchema })
    .optional(),
});

const carton = z.strictObject({
  holds: singleLineSchema,
  width: centimetresSchema,
  depth: centimetresSchema,
  height: centimetresSchema,
  weight: kilogramsSchema,
});

const measurements = {
  dimensions,
  /** In kilograms, unpacked. */
  weight: kilogramsSchema,
  cartons: z
    .array(carton)
    .min(1, 'must have at least one entry: a carton, or the wrapping that it is shipped in'),
};

/** The measurements of an item, with a complete set for each size that differs. */
export const measurementsShape = {
  ...measurements,
  otherSizes: z.array(z.strictObject({ when: optionValuesSchema, ...measurements })),
};

type Measurements = z.output<z.ZodObject<typeof measurements>>;
interface MeasurableItem extends Measurements {
  options: ProductOptions;
  skus: { code: string; values: OptionValues }[];
  otherSizes: (Measurements & { when: OptionValues })[];
}

/** Returns the measurements of an item with these option values. */
export function getMeasurements(
  item: Omit<MeasurableItem, 'options' | 'skus'>,
  chosen: OptionValues,
): Measurements {
  const { dimensions, weight, cartons } =
    item.otherSizes.find((size) => matchesOptions(chosen, size.when)) ?? item;
  return { dimensions, weight, cartons };
}

/** Throws if measurements contradict each other, because then one was mistyped. */
export function assertConsistentMeasurements(
  file: string,
  { options, skus, otherSizes, ...first }: MeasurableItem,
): void {
  assertPossible(file, '', first);
  for (const size of otherSizes) {
    const location = `field "otherSizes" for ${formatOptionValues(size.when)}`;
    assertKnownOptionValues(file, location, options, size.when);
    assertPossible(file, `${location}, `, size);
  }
  for (const { code, values } of skus) {
    const fitting = otherSizes.filter((size) => matchesOptions(values, size.when));
    if (fitting.length > 1) {
      throw new CatalogueFileError(file, `sku "${code}"`, 'matches more than one size in "otherSizes".');
    }
  }
}

function assertPossible(file: string, location: string, { dimensions, weight, cartons }: Measurements): void {
  const { width, depth, height, mattress } = dimensions;
  const parts: [string, number | undefined, number][] = [
    ['dimensions.seatHeight', dimensions.seatHeight, height],
    ['dimensions.seatWidth', dimensions.seatWidth, width],
    ['dimensions.seatDepth', dimensions.seatDepth, depth],
    ['dimensions.armHeight', dimensions.armHeight, height],
    ['dimensions.clearance', dimensions.clearance, height],
    ['dimensions.mattress.width', mattress?.width, width],
    ['dimensions.mattress.length', mattress?.length, depth],
  ];
  for (const [field, part, total] of parts) {
    if (part !== undefined && part > total) {
      throw new CatalogueFileError(
        file,
        `${location}field "${field}"`,
        `is ${part} cm, more than the ${total} cm of the whole item.`,
      );
    }
  }
  const packed = cartons.reduce((sum, carton) => sum + carton.weight, 0);
  if (packed < weight) {
    throw new CatalogueFileError(
      file,
      `${location}field "cartons"`,
      `weigh ${packed} kg in total, less than the ${weight} kg of the item.`,
    );
  }
}
