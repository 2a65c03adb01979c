import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a built Storybook was made from. It lies in its folder as `inputs.json`; paths are relative to the root. */
export interface BuildInputs {
  /** The git object id of every file at the time of the build; null when it was edited while it was built. */
  files: Readonly<Record<string, string | null>>;
  /** Files that any story may depend on. */
  global: readonly string[];
  /** By story file: the files its stories are made of, itself among them. */
  stories: Readonly<Record<string, readonly string[]>>;
  /** By file: the patterns by which it imports whatever lies in a folder. */
  globs: Readonly<Record<string, readonly string[]>>;
}

export const inputsFile = 'inputs.json';

/** Null when the Storybook was built without the plug-in that writes them. */
export async function readInputs(built: string): Promise<BuildInputs | null> {
  const text = await readFile(join(built, inputsFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as BuildInputs);
}
