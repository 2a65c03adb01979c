import { z } from 'zod';
import { CatalogueFileError } from './catalogue-file.ts';
import { familyNames } from './families.ts';
import {
  centimetres,
  formatOptionValues,
  matchesOptions,
  type OptionValues,
  optionValues,
  singleLine,
  slug,
} from './fields.ts';
import { assertKnownValues, type Options } from './options.ts';

const parameters = z.record(
  singleLine,
  z.union([z.number(), z.string(), z.boolean()], 'must be a number, a text or true or false'),
);
const materials = z.record(slug, slug);

const look = z.strictObject({
  name: slug,
  /** Which choices of the shopper look like this. Options that change nothing to see are left out. */
  when: optionValues.default({}),
  /** With parameters of its own, a look has a shape of its own. */
  parameters: parameters.optional(),
  materials: materials.default({}),
});
type Look = z.output<typeof look>;

export const renderRecipe = z.strictObject({
  family: z.enum(familyNames),
  /** What stands in the picture fills it, where the piece is sold by other measures: a set by those of its table. */
  size: z.strictObject({ width: centimetres, depth: centimetres, height: centimetres }).optional(),
  /** What the family needs beyond width, depth and height; numbers in cm. */
  parameters: parameters.default({}),
  /** Of every look, unless it says otherwise. */
  materials: materials.default({}),
  /** The first one is the face of the product. */
  variants: z.array(look).min(1, 'must have one look at least'),
});
export type RenderRecipe = z.output<typeof renderRecipe>;

/** Everything a piece is made of in one of its looks. */
export function getVariantMaterials(model: RenderRecipe, look: Look): Record<string, string> {
  return { ...model.materials, ...look.materials };
}

interface Piece {
  options: Options;
  skus: { code: string; values: OptionValues }[];
  model: RenderRecipe;
}

/** Each look can be bought, and each sku has one. */
export function checkRenderVariants(file: string, { options, skus, model }: Piece): void {
  const names = new Set<string>();
  for (const look of model.variants) {
    const place = `look "${look.name}"`;
    if (names.has(look.name)) throw new CatalogueFileError(file, place, 'is there more than once.');
    names.add(look.name);
    assertKnownValues(file, `${place}, field "when"`, options, look.when);
    if (!skus.some((sku) => matchesOptions(sku.values, look.when))) {
      throw new CatalogueFileError(file, place, 'is the look of no sku.');
    }
  }
  for (const sku of skus) {
    const fitting = model.variants.filter((look) => matchesOptions(sku.values, look.when));
    if (fitting.length === 1) continue;
    const found =
      fitting.length === 0
        ? `has no look: no entry of model.variants fits ${formatOptionValues(sku.values)}.`
        : `has more than one look: ${fitting.map(({ name }) => name).join(', ')}.`;
    throw new CatalogueFileError(file, `sku "${sku.code}"`, found);
  }
}
