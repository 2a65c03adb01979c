import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { CliError, exitCodes } from './cli-error.ts';

export interface Story {
  /** Such as `components-button--default`. */
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** The story file, relative to the root. */
  file: string;
}

interface IndexEntry extends Omit<Story, 'file'> {
  type: 'story' | 'docs';
  importPath?: string;
}

/** Reads the stories of a built Storybook, without docs pages. */
export async function readStories(built: string): Promise<Story[]> {
  const text = await readFile(join(built, 'index.json'), 'utf8').catch(() => {
    throw new CliError(
      exitCodes.incomparable,
      `There is no built Storybook in ${built}. Build it: npm run storybook:build`,
    );
  });
  const { entries } = JSON.parse(text) as { entries: Record<string, IndexEntry> };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return stories.map(({ id, title, name, tags, importPath = '' }) => {
    return { id, title, name, tags, file: importPath.replace(/^\.\//, '') };
  });
}

/** Returns whether a pattern of the command line, such as `components-button--*`, matches this story. */
export function matchesStoryPattern(id: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesGlob(id, pattern));
}

/** Throws if a pattern matches no story. A typo would otherwise be reported as "nothing differs". */
export function assertKnownStories(patterns: readonly string[], ids: readonly string[]): void {
  const unknown = patterns.filter((pattern) => !ids.some((id) => matchesStoryPattern(id, [pattern])));
  if (unknown.length > 0) throw new CliError(exitCodes.usage, `No story matches ${unknown.join(' or ')}.`);
}
