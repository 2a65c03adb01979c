import { labelsOf } from '@piri/catalogue/attribute-labels';
import type { Attribute } from '@piri/catalogue/attributes';
import { measuresOf } from '@piri/catalogue/measures';
import type { GlobalDiscount } from '@piri/contract/discounts';
import { availableBundles, bundlePrice } from '@piri/pricing/bundle';
import { bestPrice, type Price } from '@piri/pricing/discount';
import type { ItemFacts } from './item-facts.ts';
import { measuredPiece } from './measured-piece.ts';
import type { ShownCategory } from './shown-categories.ts';
import { told } from './words/tokens.ts';

/** What decides how an item is found, beside itself. */
export interface Surroundings {
  categories: ReadonlyMap<string, ShownCategory>;
  attributes: readonly Attribute[];
  discounts: readonly GlobalDiscount[];
}

/** One of the things an item can be bought as. */
export interface Variant {
  code: string;
  price: Price;
  available: number;
  told: string[];
  width: number | null;
}

/** A sku each, or the whole set. */
export function variantsOf(facts: ItemFacts, surroundings: Surroundings): Variant[] {
  return facts.item.sourceType === 'bundle' ? wholeSet(facts) : eachSku(facts, surroundings);
}

function eachSku({ item, skus }: ItemFacts, surroundings: Surroundings): Variant[] {
  const { categories, attributes, discounts } = surroundings;
  const categoryPath = categories.get(item.categoryIds[0] ?? '')?.path ?? [];
  const piece = measuredPiece(item);
  return skus.map((sku) => {
    const chosen = Object.fromEntries(
      sku.attributeValues.map(({ displayLabel, optionDisplayLabel }) => [displayLabel, optionDisplayLabel]),
    );
    const labels = attributes.flatMap((attribute) =>
      attribute.of === 'part'
        ? []
        : labelsOf(attribute, piece, chosen).map((label) => told(attribute.id, label)),
    );
    return {
      code: sku.code,
      price: bestPrice({ ...sku, skuCode: sku.code, categoryPath }, discounts),
      available: sku.available,
      told: labels,
      width: measuresOf(piece, chosen).dimensions.width,
    };
  });
}

/** A set is bought as it is: it has no choices, no measures, and one price. */
function wholeSet({ item, skus }: ItemFacts): Variant[] {
  if (skus.length === 0) return [];
  return [
    {
      code: item.id,
      price: bundlePrice(item.salesPrice ?? 0, skus),
      available: availableBundles(skus.map((sku) => ({ ...sku, skuCode: sku.code }))),
      told: [],
      width: null,
    },
  ];
}
