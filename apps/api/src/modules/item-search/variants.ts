import { getAttributeValueLabels } from '@piri/catalogue/attribute-labels';
import type { Attribute } from '@piri/catalogue/attributes';
import { getMeasurements } from '@piri/catalogue/measurements';
import type { GlobalDiscount } from '@piri/contract/discounts';
import { countAvailableBundles, toBundlePriceWithSaving } from '@piri/pricing/bundle';
import { calculateBestPrice, type Price } from '@piri/pricing/discount';
import type { SearchableItem } from './searchable-items.ts';
import { toProductAttributeFields } from './to-product-attribute-fields.ts';
import type { VisibleCategory } from './visible-categories.ts';
import { toAttributeToken } from './words/tokens.ts';

/** What decides how items are found besides the items themselves. */
export interface IndexContext {
  categories: ReadonlyMap<string, VisibleCategory>;
  attributes: readonly Attribute[];
  discounts: readonly GlobalDiscount[];
}

/** A form in which an item can be bought: a sku, or a whole bundle. */
export interface SearchableVariant {
  code: string;
  price: Price;
  available: number;
  facetTokens: string[];
  width: number | null;
}

/** Returns one variant for each sku, or one for the whole bundle. */
export function toSearchableVariants(facts: SearchableItem, context: IndexContext): SearchableVariant[] {
  return facts.item.sourceType === 'bundle' ? wholeBundle(facts) : eachSku(facts, context);
}

function eachSku({ item, skus }: SearchableItem, context: IndexContext): SearchableVariant[] {
  const { categories, attributes, discounts } = context;
  const categoryPath = categories.get(item.categoryIds[0] ?? '')?.path ?? [];
  const piece = toProductAttributeFields(item);
  return skus.map((sku) => {
    const chosen = Object.fromEntries(
      sku.attributeValues.map(({ displayLabel, optionDisplayLabel }) => [displayLabel, optionDisplayLabel]),
    );
    const labels = attributes.flatMap((attribute) =>
      attribute.of === 'part'
        ? []
        : getAttributeValueLabels(attribute, piece, chosen).map((label) =>
            toAttributeToken(attribute.id, label),
          ),
    );
    return {
      code: sku.code,
      price: calculateBestPrice({ ...sku, skuCode: sku.code, categoryPath }, discounts),
      available: sku.available,
      facetTokens: labels,
      width: getMeasurements(piece, chosen).dimensions.width,
    };
  });
}

/** Returns the variant of a bundle, which has no options, no measurements, and one price. */
function wholeBundle({ item, skus }: SearchableItem): SearchableVariant[] {
  if (skus.length === 0) return [];
  return [
    {
      code: item.id,
      price: toBundlePriceWithSaving(item.salesPrice ?? 0, skus),
      available: countAvailableBundles(skus.map((sku) => ({ ...sku, skuCode: sku.code }))),
      facetTokens: [],
      width: null,
    },
  ];
}
