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
  /** The option values with this look. Options that do not change it are left out. */
  when: optionValues.default({}),
  /** With parameters of its own, a variant has a shape of its own. */
  parameters: parameters.optional(),
  materials: materials.default({}),
});
type Look = z.output<typeof look>;

export const renderRecipe = z.strictObject({
  family: z.enum(familyNames),
  /** The size of what the image shows, if the item is sold by another size: a dining set by the size of its table. */
  size: z.strictObject({ width: centimetres, depth: centimetres, height: centimetres }).optional(),
  /** Further parameters of the family, besides width, depth and height; numbers are in cm. */
  parameters: parameters.default({}),
  /** The materials of every variant, unless the variant has its own. */
  materials: materials.default({}),
  /** The first one is used for the cover image. */
  variants: z.array(look).min(1, 'must have at least one look'),
});
export type RenderRecipe = z.output<typeof renderRecipe>;

/** Returns all materials of an item in one of its variants. */
export function getVariantMaterials(model: RenderRecipe, look: Look): Record<string, string> {
  return { ...model.materials, ...look.materials };
}

interface Piece {
  options: Options;
  skus: { code: string; values: OptionValues }[];
  model: RenderRecipe;
}

/** Checks that each variant can be bought, and that each sku has exactly one variant. */
export function checkRenderVariants(file: string, { options, skus, model }: Piece): void {
  const names = new Set<string>();
  for (const look of model.variants) {
    const place = `look "${look.name}"`;
    if (names.has(look.name)) throw new CatalogueFileError(file, place, 'occurs more than once.');
    names.add(look.name);
    assertKnownValues(file, `${place}, field "when"`, options, look.when);
    if (!skus.some((sku) => matchesOptions(sku.values, look.when))) {
      throw new CatalogueFileError(file, place, 'matches no sku.');
    }
  }
  for (const sku of skus) {
    const fitting = model.variants.filter((look) => matchesOptions(sku.values, look.when));
    if (fitting.length === 1) continue;
    const found =
      fitting.length === 0
        ? `has no look: no entry of model.variants matches ${formatOptionValues(sku.values)}.`
        : `has more than one look: ${fitting.map(({ name }) => name).join(', ')}.`;
    throw new CatalogueFileError(file, `sku "${sku.code}"`, found);
  }
}
