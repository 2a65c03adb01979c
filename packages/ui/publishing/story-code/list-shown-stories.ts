import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExampleStory } from './build-examples.ts';

/** A story that a page shows with its code. */
export interface ShownStory extends ExampleStory {
  page: string;
}

/** The pages of the package, relative to the folder of the repository. */
export const packagePages = 'packages/ui/src/*/*.mdx';

/** Returns the stories that pages show, from the blocks in their sources. `pages` are patterns of paths. */
export function listShownStories(root: string, pages: readonly string[]): ShownStory[] {
  const files = globSync([...pages], { cwd: root }).sort();
  return files.flatMap((page) => {
    const source = readFileSync(join(root, page), 'utf8');
    const imports = new Map(
      [...source.matchAll(/import \* as (\w+) from '(.+?)'/g)].map(([, name = '', path = '']) => [
        name,
        join(dirname(page), path),
      ]),
    );
    return [...source.matchAll(/<Preview\s[^>]*?of=\{(\w+)\.(\w+)\}/g)].flatMap(
      ([, stories = '', name = '']) => {
        const file = imports.get(stories);
        return file === undefined ? [] : [{ page, file, name }];
      },
    );
  });
}
