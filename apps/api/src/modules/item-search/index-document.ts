import type { ItemOrBundleKind } from '@piri/contract/items';
import { collectItemWords } from './item-words.ts';
import type { SearchableItem } from './searchable-items.ts';
import { type IndexContext, type SearchableVariant, toSearchableVariants } from './variants.ts';
import {
  allItemsToken,
  discountedToken,
  inStockToken,
  toCategoryToken,
  toPriceBucketTokens,
  toSourceTypeToken,
  toWidthBucketTokens,
} from './words/tokens.ts';

/** An item as it is indexed, with its tokens as text. */
export interface IndexDocument {
  id: string;
  categoryIds: string[];
  /** The words of the item; `wordTokens` also says in which field each stands. */
  words: string[];
  wordTokens: string[];
  price: number;
  discount: number;
  rank: number;
  createdOn: number;
  skus: IndexedSku[];
}

interface IndexedSku {
  code: string;
  /** The tokens of the sku in addition to `wordTokens` and `facetTokens`. */
  tokens: string[];
  facetTokens: string[];
  width: number | null;
}

export function toIndexDocument(facts: SearchableItem, context: IndexContext): IndexDocument | undefined {
  const variants = toSearchableVariants(facts, context);
  // The price that a card shows: the lowest, or the first of equal ones.
  const [first] = variants.toSorted((a, b) => a.price.price - b.price.price);
  if (first === undefined) return undefined;

  const { item } = facts;
  const { price, percent } = first.price;
  const categories = item.categoryIds.flatMap((id) => context.categories.get(id) ?? []);
  const categoryIds = [...new Set(categories.flatMap(({ path }) => path))];
  const { words, tokens: wordTokens } = collectItemWords(facts, categoryIds, context.categories);
  const createdOn = Math.floor(Date.parse(item.createdAt) / 86_400_000);
  return {
    id: item.id,
    categoryIds,
    words,
    wordTokens,
    price,
    discount: percent,
    rank: getRank(createdOn, item.sourceType, variants),
    createdOn,
    skus: variants.map((variant) => ({
      code: variant.code,
      tokens: [
        ...toPriceBucketTokens(price, price),
        ...(variant.width === null ? [] : toWidthBucketTokens(variant.width, variant.width)),
      ],
      facetTokens: [
        allItemsToken,
        toSourceTypeToken(item.sourceType),
        ...categoryIds.map(toCategoryToken),
        ...variant.facetTokens,
        ...(variant.available > 0 ? [inStockToken] : []),
        ...(variant.price.saving > 0 ? [discountedToken] : []),
      ],
      width: variant.width,
    })),
  };
}

/** Ranks items before bundles, then items in stock, then the newest. */
function getRank(
  createdOn: number,
  sourceType: ItemOrBundleKind,
  variants: readonly SearchableVariant[],
): number {
  const stocked = variants.some(({ available }) => available > 0);
  return createdOn + (sourceType === 'item' ? 2_000_000 : 0) + (stocked ? 1_000_000 : 0);
}
