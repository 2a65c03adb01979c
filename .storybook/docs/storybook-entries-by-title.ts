import { listStorybookEntries } from '../../packages/ui/src/internal/docs/storybook-entries.ts';
import { toComponentId } from '../to-component-id.ts';

/** The entries of Storybook's own index that have stories, by title. */
export type StorybookEntriesByTitle = ReadonlyMap<string, ComponentEntry>;

interface ComponentEntry {
  stories: number;
  /** The URL of its docs page, or of its first story if it has no page. */
  href: string;
}

export function getStorybookEntriesByTitle(): StorybookEntriesByTitle {
  const byTitle = Map.groupBy(listStorybookEntries(), ({ title }) => title);
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
  index: StorybookEntriesByTitle,
  section: string,
): { parts: number; stories: number } {
  const found = [...index].filter(([title]) => title.startsWith(section));
  return { parts: found.length, stories: found.reduce((sum, [, { stories }]) => sum + stories, 0) };
}
