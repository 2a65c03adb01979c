import type { SourceType } from '@piri/contract/items';
import type { ItemFacts } from './item-facts.ts';
import { type Surroundings, type Variant, variantsOf } from './variants.ts';
import {
  everything,
  inCategory,
  inStock,
  ofSource,
  onOffer,
  pricesBetween,
  widthsBetween,
} from './words/tokens.ts';
import { wordsOfItem } from './words-of-item.ts';

/** An item as the index keeps it, its tokens still in words. */
export interface IndexedItem {
  id: string;
  categoryIds: string[];
  /** As they are written, and by where they stand. */
  words: string[];
  wordTokens: string[];
  price: number;
  discount: number;
  standing: number;
  createdOn: number;
  skus: IndexedSku[];
}

interface IndexedSku {
  code: string;
  /** Beside all words and all that is told. */
  tokens: string[];
  told: string[];
  width: number | null;
}

export function indexItem(facts: ItemFacts, surroundings: Surroundings): IndexedItem | undefined {
  const variants = variantsOf(facts, surroundings);
  // The price that a card shows: the lowest, and of equal ones the first.
  const [first] = variants.toSorted((a, b) => a.price.price - b.price.price);
  if (first === undefined) return undefined;

  const { item } = facts;
  const { price, percent } = first.price;
  const categories = item.categoryIds.flatMap((id) => surroundings.categories.get(id) ?? []);
  const categoryIds = [...new Set(categories.flatMap(({ path }) => path))];
  const { words, tokens: wordTokens } = wordsOfItem(facts, categoryIds, surroundings.categories);
  const createdOn = Math.floor(Date.parse(item.createdAt) / 86_400_000);
  return {
    id: item.id,
    categoryIds,
    words,
    wordTokens,
    price,
    discount: percent,
    standing: standingOf(createdOn, item.sourceType, variants),
    createdOn,
    skus: variants.map((variant) => ({
      code: variant.code,
      tokens: [
        ...pricesBetween(price, price),
        ...(variant.width === null ? [] : widthsBetween(variant.width, variant.width)),
      ],
      told: [
        everything,
        ofSource(item.sourceType),
        ...categoryIds.map(inCategory),
        ...variant.told,
        ...(variant.available > 0 ? [inStock] : []),
        ...(variant.price.saving > 0 ? [onOffer] : []),
      ],
      width: variant.width,
    })),
  };
}

/** A piece before a set that holds one like it, then what is in stock, then the newest. */
function standingOf(createdOn: number, sourceType: SourceType, variants: readonly Variant[]): number {
  const stocked = variants.some(({ available }) => available > 0);
  return createdOn + (sourceType === 'item' ? 2_000_000 : 0) + (stocked ? 1_000_000 : 0);
}
