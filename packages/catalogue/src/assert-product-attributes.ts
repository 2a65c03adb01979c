import { getFacetFieldValues, matchesAttributeValue } from './attribute-labels.ts';
import type { Attribute, AttributeValue, FacetAttribute } from './attributes.ts';
import { CatalogueFileError } from './catalogue-file.ts';
import type { MaterialKindsByName } from './materials.ts';
import type { Product } from './products.ts';

/**
 * Checks that every option, part and fact of a product is covered by an attribute, so that it can be filtered or
 * compared.
 */
export function assertProductAttributes(product: Product, attributes: readonly Attribute[]): void {
  const file = `products/${product.id}.json`;
  for (const [name, offered] of Object.entries(product.options)) {
    const values = attributes.flatMap((one) => (one.of === 'option' && one.name === name ? one.values : []));
    if (values.length === 0) {
      throw new CatalogueFileError(
        file,
        'field "options"',
        `"${name}" is not an option in data/attributes.json.`,
      );
    }
    for (const label of offered) assertExactlyOne(file, `options.${name}`, label, values);
  }
  for (const name of Object.keys(product.materials)) {
    if (attributes.some((one) => one.of === 'part' && one.name === name)) continue;
    throw new CatalogueFileError(
      file,
      'field "materials"',
      `"${name}" is not a part in data/attributes.json.`,
    );
  }
  for (const attribute of attributes)
    if (attribute.of === 'facet') assertFacetValues(file, product, attribute);
}

function assertFacetValues(file: string, product: Product, { field, values }: FacetAttribute): void {
  for (const sku of product.skus) {
    for (const fact of getFacetFieldValues(field, product, sku.values))
      assertExactlyOne(file, field, fact, values);
  }
}

/** Throws unless exactly one value matches. The counts beside the filters add up only if each fact is counted once. */
function assertExactlyOne(
  file: string,
  field: string,
  fact: string | number,
  values: readonly AttributeValue[],
): void {
  const matches = values.filter((value) => matchesAttributeValue(value, fact));
  if (matches.length === 1) return;
  const listLabels = (some: readonly AttributeValue[]) => some.map(({ label }) => label).join(', ');
  throw new CatalogueFileError(
    file,
    `field "${field}"`,
    matches.length === 0
      ? `"${fact}" matches no value in data/attributes.json, which has ${listLabels(values)}.`
      : `"${fact}" matches more than one value in data/attributes.json: ${listLabels(matches)}.`,
  );
}

/** Throws if a swatch names an unknown material, which would be shown as an empty square. */
export function assertSwatchMaterials(
  attributes: readonly Attribute[],
  materials: MaterialKindsByName,
): void {
  for (const attribute of attributes) {
    if (attribute.of === 'part') continue;
    for (const { label, swatch } of attribute.values) {
      if (swatch === undefined || materials.has(swatch)) continue;
      throw new CatalogueFileError(
        'attributes.json',
        `row "${attribute.id}", value "${label}"`,
        `there is no material "${swatch}" in data/materials.json.`,
      );
    }
  }
}
