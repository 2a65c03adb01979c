import type { Attribute } from '@piri/catalogue/attributes';
import type { OptionValue } from '@piri/contract/options';

/** Returns the values of an attribute as shoppers see them: a label, and a swatch of the fabric, wood or lacquer. */
export function toOptionValuesFromCatalogue(attribute: Attribute): OptionValue[] {
  if (attribute.of === 'part') return [];
  return attribute.values.map(({ label, swatch, colour }) => ({
    displayLabel: label,
    ...(swatch !== undefined && { swatchUrl: `/pictures/swatches/${swatch}.svg` }),
    ...(colour !== undefined && { colour }),
  }));
}
