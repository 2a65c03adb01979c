import { searchSynonyms } from './search-synonyms.ts';
import { toComponentId } from './to-component-id.ts';

/** What the search reads of a page or a story. */
export interface SearchEntry {
  id: string;
  type: string;
  name: string;
  title?: string;
  anchors?: readonly { id: string; title: string }[];
}

/**
 * The search multiplies the score of each heading that matches, and a heading counts a sixth of a name. Eight times, a
 * synonym ranks above the names of stories and below the page that has the word as its own name.
 */
const repetitions = 8;

/** A name in more components than this, such as `Dark`, would fill the results. */
const maxRepeatedNames = 8;

/** The search ignores a match that is further from the start of a name than 20 characters. These are not visible. */
const unsearchable = '\u200b'.repeat(30);

/**
 * Changes the entries so that the search finds pages before stories. It looks through names, paths, and the titles of
 * `anchors`, which Storybook fills only with an experimental feature; nothing else reads them. A page is called `Docs`,
 * so it gets the name of its component. The sidebar shows what `getSidebarLabel` returns.
 */
export function rankSearchResults(index: Readonly<Record<string, SearchEntry>>): void {
  const entries = Object.values(index);
  const counts = new Map<string, number>();
  for (const { type, name } of entries) {
    if (type === 'story') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const entry of entries) {
    if (entry.type === 'docs' && entry.title)
      entry.name = entry.title.slice(entry.title.lastIndexOf('/') + 1);
    const isRepeated = (counts.get(entry.name) ?? 0) > maxRepeatedNames;
    if (entry.type === 'story' && isRepeated && !entry.name.startsWith(unsearchable)) {
      entry.name = `${unsearchable}${entry.name}`;
    }
  }
  for (const [title, synonyms] of Object.entries(searchSynonyms)) {
    const entry = index[`${toComponentId(title)}--docs`];
    const anchors = synonyms.map((synonym) => ({ id: '', title: synonym }));
    if (entry) entry.anchors = Array.from({ length: repetitions }, () => anchors).flat();
  }
}

/** Returns the name of an entry in the sidebar: `Docs` for the page of a component that has stories, too. */
export function getSidebarLabel({ id, type, name, parent }: SearchEntry & { parent?: string }): string {
  if (type === 'docs' && parent && id === `${parent}--docs`) return 'Docs';
  return name.replace(unsearchable, '');
}
