import { z } from 'zod';
import { assertUniqueIds, CatalogueFileError, parseRows, readCatalogueFileText } from './catalogue-file.ts';
import { singleLineSchema, slugSchema } from './fields.ts';

const file = 'attributes.json';

const facetFields = [
  'madeOf',
  'seats',
  'assembly',
  'leadDays',
  'warrantyMonths',
  'weight',
  'width',
  'depth',
  'height',
  'seatHeight',
  'clearance',
] as const;

/** A value of an attribute. A text by itself is a value that has only a label. */
const value = z.preprocess(
  (value) => (typeof value === 'string' ? { label: value } : value),
  z.strictObject({
    label: singleLineSchema,
    /** A material, shown as a swatch. */
    swatch: slugSchema.optional(),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #c6a57a')
      .optional(),
    /** The value of the field that it stands for. */
    is: z.union([z.string(), z.number()], 'must be a text or a number').optional(),
    from: z.number().optional(),
    /** The upper bound, exclusive. */
    below: z.number().optional(),
  }),
);
export type AttributeValue = z.output<typeof value>;

const shared = { id: slugSchema, name: singleLineSchema, sortOrder: z.int().min(0) };
const values = z.array(value).min(2, 'must offer at least two values');

const attribute = z.discriminatedUnion('of', [
  /** A property that shoppers select on an item's page; its name is the one in the product's `options`. */
  z.strictObject({ ...shared, of: z.literal('option'), values }),
  /** A property that shoppers only filter by: a field of the product, grouped into a few values. */
  z.strictObject({
    ...shared,
    of: z.literal('facet'),
    field: z.enum(facetFields),
    unit: singleLineSchema.optional(),
    values,
  }),
  /** A part whose material is shown; its name is the one in the product's `materials`. */
  z.strictObject({ ...shared, of: z.literal('part') }),
]);
export type Attribute = z.output<typeof attribute>;
export type FacetAttribute = Extract<Attribute, { of: 'facet' }>;

/** Reads the attributes in display order. */
export function readAttributes(): Attribute[] {
  return parseAttributes(readCatalogueFileText(file));
}

export function parseAttributes(text: string): Attribute[] {
  const rows = parseRows(file, text, attribute);
  assertUniqueIds(
    file,
    rows.map(({ id }) => id),
  );
  rows.forEach((row, index) => {
    const location = `row "${row.id}"`;
    const before = rows[index - 1];
    if (before !== undefined && row.sortOrder <= before.sortOrder) {
      throw new CatalogueFileError(
        file,
        `${location}, field "sortOrder"`,
        `must be more than ${before.sortOrder}.`,
      );
    }
    if (rows.some((other) => other !== row && other.of === row.of && other.name === row.name)) {
      throw new CatalogueFileError(
        file,
        `${location}, field "name"`,
        `is also the name of another ${row.of}.`,
      );
    }
    if (row.of !== 'part') assertValidValues(location, row.values);
  });
  return rows;
}

function assertValidValues(location: string, values: readonly AttributeValue[]): void {
  for (const { label, swatch, colour, from, below } of values) {
    const where = `${location}, value "${label}"`;
    if (values.filter((other) => other.label === label).length > 1) {
      throw new CatalogueFileError(file, where, 'occurs twice.');
    }
    if (swatch !== undefined && colour !== undefined) {
      throw new CatalogueFileError(file, where, 'has both a swatch and a colour. Remove one of them.');
    }
    if (from !== undefined && below !== undefined && below <= from) {
      throw new CatalogueFileError(file, where, `ends at ${below}, which is not after it begins at ${from}.`);
    }
  }
}
