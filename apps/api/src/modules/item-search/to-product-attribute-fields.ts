import type { ProductAttributeFields } from '@piri/catalogue/attribute-labels';
import type { SearchableItem } from './searchable-items.ts';

/** Converts an item's row to the form that the catalogue's labelling rules take. */
export function toProductAttributeFields({
  id,
  extras,
  leadDays,
}: SearchableItem['item']): ProductAttributeFields {
  if (!('dimensions' in extras)) throw new Error(`The item "${id}" has no dimensions.`);
  return {
    ...extras,
    leadDays,
    materials: Object.fromEntries(extras.materials.map(({ part, madeOf }) => [part, madeOf])),
    otherSizes: extras.otherSizes.map(({ attributeValues, ...measures }) => ({
      ...measures,
      when: Object.fromEntries(
        attributeValues.map(({ displayLabel, optionDisplayLabel }) => [displayLabel, optionDisplayLabel]),
      ),
    })),
  };
}
