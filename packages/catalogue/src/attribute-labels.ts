import type { Attribute, AttributeValue, Facet } from './attributes.ts';
import type { Values } from './fields.ts';
import { measuresOf } from './measures.ts';
import type { Product } from './products.ts';

type Fact = string | number;

/** What of a product an attribute can speak of. */
export type LabelledPiece = Pick<
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
export function labelsOf(attribute: Attribute, product: LabelledPiece, chosen: Values): string[] {
  switch (attribute.of) {
    case 'part':
      return present(product.materials[attribute.name]);
    case 'option':
      return present(chosen[attribute.name]);
    case 'facet': {
      const facts = factsOf(attribute.field, product, chosen);
      return attribute.values
        .filter((value) => facts.some((fact) => holds(value, fact)))
        .map(({ label }) => label);
    }
  }
}

/** What a field says of a piece; nothing, when it does not speak of it, such as the seats of a lamp. */
export function factsOf(field: Facet['field'], product: LabelledPiece, chosen: Values): Fact[] {
  if (field === 'madeOf') return product.madeOf;
  const { dimensions, weight } = measuresOf(product, chosen);
  return present<Fact>({ ...product, ...dimensions, weight }[field]);
}

export function holds({ label, is, from, below }: AttributeValue, fact: Fact): boolean {
  if (is !== undefined) return fact === is;
  if (from === undefined && below === undefined) return fact === label;
  return typeof fact === 'number' && fact >= (from ?? -Infinity) && fact < (below ?? Infinity);
}

function present<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
