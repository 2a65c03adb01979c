import type { Attribute, AttributeValue, Facet } from './attributes.ts';
import type { OptionValues } from './fields.ts';
import { getMeasurements } from './measurements.ts';
import type { Product } from './products.ts';

type Fact = string | number;

/** What of a product an attribute can speak of. */
export type LabelledItem = Pick<
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

/** What an attribute says of a piece with these option values: the labels of all that holds for it. */
export function getAttributeLabels(
  attribute: Attribute,
  product: LabelledItem,
  chosen: OptionValues,
): string[] {
  switch (attribute.of) {
    case 'part':
      return present(product.materials[attribute.name]);
    case 'option':
      return present(chosen[attribute.name]);
    case 'facet': {
      const facts = getFieldValues(attribute.field, product, chosen);
      return attribute.values
        .filter((value) => facts.some((fact) => matchesRule(value, fact)))
        .map(({ label }) => label);
    }
  }
}

/** What a field says of a piece; nothing, when it does not speak of it, such as the seats of a lamp. */
export function getFieldValues(field: Facet['field'], product: LabelledItem, chosen: OptionValues): Fact[] {
  if (field === 'madeOf') return product.madeOf;
  const { dimensions, weight } = getMeasurements(product, chosen);
  return present<Fact>({ ...product, ...dimensions, weight }[field]);
}

export function matchesRule({ label, is, from, below }: AttributeValue, fact: Fact): boolean {
  if (is !== undefined) return fact === is;
  if (from === undefined && below === undefined) return fact === label;
  return typeof fact === 'number' && fact >= (from ?? -Infinity) && fact < (below ?? Infinity);
}

function present<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
