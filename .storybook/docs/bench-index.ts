import { useEffect, useState } from 'react';

interface Entry {
  title: string;
  type: 'story' | 'docs';
}

/** What stands on the bench, counted from the list that Storybook itself keeps: titles with the number of stories. */
export type BenchIndex = ReadonlyMap<string, number>;

export function useBenchIndex(): BenchIndex | undefined {
  const [index, setIndex] = useState<BenchIndex>();
  useEffect(() => {
    const leave = new AbortController();
    readIndex(leave.signal).then(setIndex, (error) => {
      if (!leave.signal.aborted) console.error('The list of stories could not be read.', error);
    });
    return () => leave.abort();
  }, []);
  return index;
}

async function readIndex(signal: AbortSignal): Promise<BenchIndex> {
  const answer = await fetch('./index.json', { signal });
  const { entries }: { entries: Record<string, Entry> } = await answer.json();
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const counts = new Map<string, number>();
  for (const { title } of stories) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

/** Where the page of a part is, by its title, such as `Components/AlertDialog`. */
export function pageOf(title: string): string {
  return `./?path=/docs/${idOf(title)}--docs`;
}

/** The first half of the ids of a part's stories. */
export function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** How many parts a section has, and how many stories tell of them. */
export function countOf(index: BenchIndex | undefined, section: string): { parts: number; stories: number } {
  const found = [...(index ?? [])].filter(([title]) => title.startsWith(section));
  return { parts: found.length, stories: found.reduce((sum, [, stories]) => sum + stories, 0) };
}
