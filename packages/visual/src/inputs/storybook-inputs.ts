import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The inputs of a built Storybook, stored in its folder as `inputs.json`. Paths are relative to the root. */
export interface StorybookInputs {
  /** The git object id of every file at the time of the build, or `null` if the file was edited during the build. */
  files: Readonly<Record<string, string | null>>;
  /** Files that any story may depend on. */
  global: readonly string[];
  /** By story file: the files that its stories depend on, including the story file itself. */
  stories: Readonly<Record<string, readonly string[]>>;
  /** By file: the patterns of its glob imports. */
  globs: Readonly<Record<string, readonly string[]>>;
}

export const storybookInputsFileName = 'inputs.json';

/** Reads the inputs, or returns `null` if the Storybook was built without the plug-in that writes them. */
export async function readStorybookInputs(built: string): Promise<StorybookInputs | null> {
  const text = await readFile(join(built, storybookInputsFileName), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  return text === null ? null : (JSON.parse(text) as StorybookInputs);
}
