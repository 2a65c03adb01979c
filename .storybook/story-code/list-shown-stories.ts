import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A story that a page shows with its code. */
export interface ShownStory {
  page: string;
  /** The path of its file, relative to the root. */
  file: string;
  name: string;
}

/** Returns the stories that the pages of components show, from the blocks in their sources. */
export function listShownStories(root: string): ShownStory[] {
  const pages = globSync(['packages/ui/src/*/*.mdx', 'apps/storefront/app/**/*.mdx'], { cwd: root }).sort();
  return pages.flatMap((page) => {
    const source = readFileSync(join(root, page), 'utf8');
    const files = new Map(
      [...source.matchAll(/import \* as (\w+) from '(.+?)'/g)].map(([, name = '', path = '']) => [
        name,
        join(dirname(page), path),
      ]),
    );
    return [...source.matchAll(/<Preview\s[^>]*?of=\{(\w+)\.(\w+)\}/g)].flatMap(
      ([, stories = '', name = '']) => {
        const file = files.get(stories);
        return file === undefined ? [] : [{ page, file, name }];
      },
    );
  });
}
