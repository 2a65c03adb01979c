import type { SearchableItem } from './searchable-items.ts';
import type { VisibleCategory } from './visible-categories.ts';
import { tokenizeText } from './words/tokenize.ts';
import { toTitleToken, toWordToken, type WordFieldRank, wordFieldRanks } from './words/tokens.ts';

/** Collects the words that an item is found by, each with the best field that contains it. */
export function collectItemWords(
  { item, skus }: SearchableItem,
  categoryIds: readonly string[],
  categories: ReadonlyMap<string, VisibleCategory>,
): { words: string[]; tokens: string[] } {
  const above = categoryIds.flatMap((id) => categories.get(id) ?? []);
  const choices = item.sourceType === 'bundle' ? [] : skus.flatMap(({ attributeValues }) => attributeValues);
  const texts: Record<WordFieldRank, readonly string[]> = {
    4: [item.title],
    3: [
      item.subtitle,
      ...above.flatMap(({ name, nameBn = '' }) => [name, nameBn]),
      ...choices.map(({ optionDisplayLabel }) => optionDisplayLabel),
      ...('madeOf' in item.extras ? item.extras.madeOf : []),
    ],
    2: [...item.searchWords, ...skus.map(({ pieceTitle }) => pieceTitle)],
    1: [
      ...item.description,
      ...('materials' in item.extras ? item.extras.materials.map(({ madeOf }) => madeOf) : []),
    ],
  };
  const best = new Map<string, WordFieldRank>();
  for (const field of wordFieldRanks) {
    for (const text of new Set(texts[field])) {
      for (const one of tokenizeText(text)) if (!best.has(one)) best.set(one, field);
    }
  }
  return {
    words: [...best.keys()],
    tokens: [
      toTitleToken(tokenizeText(item.title)),
      ...[...best].map(([text, field]) => toWordToken(field, text)),
    ],
  };
}
