import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readObjectIdsByPath, runGit } from '../git/run-git.ts';
import type { StorybookInputs } from '../inputs/storybook-inputs.ts';
import { type ChangedProperty, findChangedProperties } from './custom-properties.ts';

/** The changes between a commit and the built Storybook. */
export interface ChangesSinceCommit {
  commit: string;
  files: ReadonlySet<string>;
  /** The changed custom properties, by style sheet. */
  properties: ReadonlyMap<string, readonly ChangedProperty[]>;
}

/** Returns the changes since a commit, or `null` if it is not in this clone. */
export async function readChangesSinceCommit(
  root: string,
  inputs: StorybookInputs,
  commit: string,
): Promise<ChangesSinceCommit | null> {
  const tree = await readObjectIdsByPath(root, commit).catch(() => null);
  if (!tree) return null;
  const files = Object.entries(inputs.files).flatMap(([file, id]) => (tree.get(file) === id ? [] : [file]));
  const sheets = files.filter((file) => file.endsWith('.css') && tree.has(file));
  const properties = await Promise.all(
    sheets.map(async (sheet) => {
      const before = await runGit(root, 'show', `${commit}:${sheet}`);
      const after = await readFile(join(root, sheet), 'utf8').catch(() => before);
      return [sheet, findChangedProperties(before, after)] as const;
    }),
  );
  return { commit, files: new Set(files), properties: new Map(properties) };
}
