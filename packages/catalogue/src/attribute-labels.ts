import type { Attribute, AttributeValue, FacetAttribute } from './attributes.ts';
import type { OptionValues } from './fields.ts';
import { getMeasurements } from './measurements.ts';
import type { Product } from './products.ts';

type Fact = string | number;

/** The fields of a product that an attribute can describe. */
export type ProductAttributeFields = Pick<
  Product,
  | 'dimensions'
  | 'weight'
  | 'cartons'
  | 'otherSizes'
  | 'seats'
  | 'madeOf'
  | 'materials'
  | 'assembly'
  | 'warrantyMonths'
  | 'leadDays'
>;

/** Returns the labels of an attribute that apply to an item with these option values. */
export function getAttributeValueLabels(
  attribute: Attribute,
  product: ProductAttributeFields,
  chosen: OptionValues,
): string[] {
  switch (attribute.of) {
    case 'part':
      return present(product.materials[attribute.name]);
    case 'option':
      return present(chosen[attribute.name]);
    case 'facet': {
      const facts = getFacetFieldValues(attribute.field, product, chosen);
      return attribute.values
        .filter((value) => facts.some((fact) => matchesAttributeValue(value, fact)))
        .map(({ label }) => label);
    }
  }
}

/** Returns the values that a field has for an item; empty if it has none, such as the seats of a lamp. */
export function getFacetFieldValues(
  field: FacetAttribute['field'],
  product: ProductAttributeFields,
  chosen: OptionValues,
): Fact[] {
  if (field === 'madeOf') return product.madeOf;
  const { dimensions, weight } = getMeasurements(product, chosen);
  return present<Fact>({ ...product, ...dimensions, weight }[field]);
}

export function matchesAttributeValue({ label, is, from, below }: AttributeValue, fact: Fact): boolean {
  if (is !== undefined) return fact === is;
  if (from === undefined && below === undefined) return fact === label;
  return typeof fact === 'number' && fact >= (from ?? -Infinity) && fact < (below ?? Infinity);
}

function present<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
