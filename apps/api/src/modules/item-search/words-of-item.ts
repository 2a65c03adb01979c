import type { ItemFacts } from './item-facts.ts';
import type { ShownCategory } from './shown-categories.ts';
import { wordsOf } from './words/search-words.ts';
import { titled, type WordPlace, word, wordPlaces } from './words/tokens.ts';

/** The words an item is found by, each at the best place where it stands. */
export function wordsOfItem(
  { item, skus }: ItemFacts,
  categoryIds: readonly string[],
  categories: ReadonlyMap<string, ShownCategory>,
): { words: string[]; tokens: string[] } {
  const above = categoryIds.flatMap((id) => categories.get(id) ?? []);
  const choices = item.sourceType === 'bundle' ? [] : skus.flatMap(({ attributeValues }) => attributeValues);
  const texts: Record<WordPlace, readonly string[]> = {
    4: [item.title],
    3: [
      item.kind,
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
  const best = new Map<string, WordPlace>();
  for (const place of wordPlaces) {
    for (const text of new Set(texts[place])) {
      for (const one of wordsOf(text)) if (!best.has(one)) best.set(one, place);
    }
  }
  return {
    words: [...best.keys()],
    tokens: [titled(wordsOf(item.title)), ...[...best].map(([text, place]) => word(place, text))],
  };
}
