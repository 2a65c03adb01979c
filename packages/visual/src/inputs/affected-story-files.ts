import { matchesGlob } from 'node:path';
import { CliError, exitCodes } from '../cli-error.ts';
import { hasUncommittedChanges, readObjectIdsByPath, resolveCommit, runGit } from '../git/run-git.ts';
import type { StorybookInputs } from './storybook-inputs.ts';

export interface AffectedStoryFiles {
  /** Story files whose inputs differ from the other commit. */
  files: ReadonlySet<string>;
  /** Changed files that all stories depend on. If there are any, every story is affected. */
  global: readonly string[];
}

/** Finds the stories of this build whose files differ from those of a commit. */
export function findAffectedStoryFiles(
  inputs: StorybookInputs,
  tree: ReadonlyMap<string, string>,
): AffectedStoryFiles {
  const isChanged = (file: string) => inputs.files[file] !== tree.get(file);
  const gone = [...tree.keys()].filter((file) => !(file in inputs.files));
  // A file of a glob import that existed in the commit but is not among the inputs was deleted.
  const lostByGlob = (file: string) =>
    (inputs.globs[file] ?? []).some((pattern) => gone.some((path) => matchesGlob(path, pattern)));
  const global = inputs.global.filter(isChanged);
  const stories = Object.entries(inputs.stories).filter(
    ([, files]) => global.length > 0 || files.some((file) => isChanged(file) || lostByGlob(file)),
  );
  return { files: new Set(stories.map(([file]) => file)), global };
}

/**
 * Returns the commit to compare this build with: the named one, else HEAD if there are uncommitted changes, else the
 * merge base with main.
 */
export async function resolveBaseCommit(root: string, ref: string): Promise<string> {
  if (ref !== '') {
    const commit = await resolveCommit(root, ref);
    if (commit === null) throw new CliError(exitCodes.usage, `There is no commit ${ref} in this repository.`);
    return commit;
  }
  if (await hasUncommittedChanges(root)) return runGit(root, 'rev-parse', 'HEAD');
  for (const main of ['main', 'origin/main']) {
    if (await resolveCommit(root, main)) return runGit(root, 'merge-base', 'HEAD', main);
  }
  throw new CliError(
    exitCodes.usage,
    'There is no branch main to compare with. Name a commit, such as --affected=HEAD~1',
  );
}

export async function findAffectedStoryFilesSince(
  root: string,
  inputs: StorybookInputs,
  commit: string,
): Promise<AffectedStoryFiles> {
  return findAffectedStoryFiles(inputs, await readObjectIdsByPath(root, commit));
}
