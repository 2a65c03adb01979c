import { z } from 'zod';
import { CatalogueFileError } from './catalogue-file.ts';
import { furnitureFamilyIds } from './families.ts';
import {
  centimetresSchema,
  formatOptionValues,
  matchesOptions,
  type OptionValues,
  optionValuesSchema,
  singleLineSchema,
  slugSchema,
} from './fields.ts';
import { assertKnownOptionValues, type ProductOptions } from './product-options.ts';

const parameters = z.record(
  singleLineSchema,
  z.union([z.number(), z.string(), z.boolean()], 'must be a number, a text or true or false'),
);
const materials = z.record(slugSchema, slugSchema);

const variant = z.strictObject({
  name: slugSchema,
  /** The option values with this look. Options that do not change it are left out. */
  when: optionValuesSchema.default({}),
  /** With parameters of its own, a variant has a shape of its own. */
  parameters: parameters.optional(),
  materials: materials.default({}),
});
type Variant = z.output<typeof variant>;

export const parametricModelSchema = z.strictObject({
  family: z.enum(furnitureFamilyIds),
  /** The size of what the image shows, if the item is sold by another size: a dining set by the size of its table. */
  size: z
    .strictObject({ width: centimetresSchema, depth: centimetresSchema, height: centimetresSchema })
    .optional(),
  /** Further parameters of the family, besides width, depth and height; numbers are in cm. */
  parameters: parameters.default({}),
  /** The materials of every variant, unless the variant has its own. */
  materials: materials.default({}),
  /** The first one is used for the cover image. */
  variants: z.array(variant).min(1, 'must have at least one look'),
});
export type ParametricModel = z.output<typeof parametricModelSchema>;

/** Returns all materials of an item in one of its variants. */
export function getVariantMaterials(model: ParametricModel, variant: Variant): Record<string, string> {
  return { ...model.materials, ...variant.materials };
}

interface CheckedItem {
  options: ProductOptions;
  skus: { code: string; values: OptionValues }[];
  model: ParametricModel;
}

/** Checks that each variant can be bought, and that each sku has exactly one variant. */
export function assertVariantsMatchSkus(file: string, { options, skus, model }: CheckedItem): void {
  const names = new Set<string>();
  for (const variant of model.variants) {
    const location = `look "${variant.name}"`;
    if (names.has(variant.name)) throw new CatalogueFileError(file, location, 'occurs more than once.');
    names.add(variant.name);
    assertKnownOptionValues(file, `${location}, field "when"`, options, variant.when);
    if (!skus.some((sku) => matchesOptions(sku.values, variant.when))) {
      throw new CatalogueFileError(file, location, 'matches no sku.');
    }
  }
  for (const sku of skus) {
    const fitting = model.variants.filter((variant) => matchesOptions(sku.values, variant.when));
    if (fitting.length === 1) continue;
    const problem =
      fitting.length === 0
        ? `has no look: no entry of model.variants matches ${formatOptionValues(sku.values)}.`
        : `has more than one look: ${fitting.map(({ name }) => name).join(', ')}.`;
    throw new CatalogueFileError(file, `sku "${sku.code}"`, problem);
  }
}
