import { relative } from 'node:path';
import { isForStories } from '../../packages/ui/publishing/story-code/find-import-path.ts';

/** Returns the path by which files of the shop import a component of the shop itself, or nothing for other files. */
export function findShopImportPath(root: string, file: string): string | undefined {
  const path = /^apps\/storefront\/app\/(features\/.+)\.tsx$/.exec(relative(root, file))?.[1];
  return path !== undefined && !isForStories(file) ? `~/${path}` : undefined;
}
