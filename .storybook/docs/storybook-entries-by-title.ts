import { useEffect, useState } from 'react';
import { toComponentId } from '../to-component-id.ts';

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** The entries of Storybook's own index that have stories, by title. */
export type StorybookEntriesByTitle = ReadonlyMap<string, ComponentEntry>;

interface ComponentEntry {
  stories: number;
  /** The URL of its docs page, or of its first story if it has no page. */
  href: string;
}

export function useStorybookEntriesByTitle(): StorybookEntriesByTitle | undefined {
  const [index, setIndex] = useState<StorybookEntriesByTitle>();
  useEffect(() => {
    const leave = new AbortController();
    fetchStorybookEntriesByTitle(leave.signal).then(setIndex, (error) => {
      if (!leave.signal.aborted) console.error('The list of stories could not be loaded.', error);
    });
    return () => leave.abort();
  }, []);
  return index;
}

async function fetchStorybookEntriesByTitle(signal: AbortSignal): Promise<StorybookEntriesByTitle> {
  const response = await fetch('./index.json', { signal });
  const { entries }: { entries: Record<string, Entry> } = await response.json();
  const byTitle = Map.groupBy(Object.values(entries), ({ title }) => title);
  return new Map(
    [...byTitle].flatMap(([title, all]) => {
      const stories = all.filter(({ type }) => type === 'story').length;
      const first = all.find(({ type }) => type === 'docs') ?? all[0];
      return stories > 0 && first ? [[title, { stories, href: `./?path=/${first.type}/${first.id}` }]] : [];
    }),
  );
}

/** Returns the URL of a component's docs page by its title, such as `Components/AlertDialog`. */
export function getDocsUrl(title: string): string {
  return `./?path=/docs/${toComponentId(title)}--docs`;
}

/** Returns the number of components in a section, and of their stories. */
export function countComponentsAndStories(
  index: StorybookEntriesByTitle | undefined,
  section: string,
): { parts: number; stories: number } {
  const found = [...(index ?? [])].filter(([title]) => title.startsWith(section));
  return { parts: found.length, stories: found.reduce((sum, [, { stories }]) => sum + stories, 0) };
}
