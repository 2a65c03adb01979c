import type { LabelledPiece } from '@piri/catalogue/attribute-labels';
import type { ItemFacts } from './item-facts.ts';

/** A piece as the catalogue's own rules judge it, out of its row. */
export function measuredPiece({ id, extras, leadDays }: ItemFacts['item']): LabelledPiece {
  if (!('dimensions' in extras)) throw new Error(`The item "${id}" has no measures.`);
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
