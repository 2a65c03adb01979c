import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeGitObjectId } from './git-object.ts';
import type { StorybookInputs } from './storybook-inputs.ts';

/** Returns the files that have changed since the Storybook was built. */
export async function findStaleFiles(root: string, { files }: StorybookInputs): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(files).map(async ([file, id]) => {
      const bytes = await readFile(join(root, file)).catch(() => null);
      return bytes && computeGitObjectId(bytes) === id ? null : file;
    }),
  );
  return checked.filter((file) => file !== null);
}

/** Describes the stale files in a sentence that names the first. */
export function describeStaleFiles(files: readonly string[]): string {
  if (files.length === 0) return 'The Storybook is up to date with its files.';
  const more = files.length > 1 ? ` and ${files.length - 1} more have` : ' has';
  return `The Storybook is out of date: ${files[0]}${more} changed since. Build it: npm run storybook:build`;
}
