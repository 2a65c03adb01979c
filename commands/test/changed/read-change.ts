import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../launcher/user-error.mjs';
import { repositoryRoot } from '../../repository-root.ts';
import { runProcess } from '../../run-process.ts';

/** What differs from a commit: committed since, uncommitted and untracked. Paths are relative to the root. */
export interface Change {
  /** The full hash of the commit. */
  base: string;
  /** Added and modified files. */
  files: readonly string[];
  deleted: readonly string[];
}

/** Returns what differs from the commit that `ref` names. A renamed file counts as deleted and added. */
export async function readChange(ref: string, stop: AbortSignal, root = repositoryRoot): Promise<Change> {
  const git = async (...args: string[]) => {
    const { code, stdout } = await runProcess('git', args, { stop, cwd: root, output: 'keep' });
    return code === 0 ? stdout : undefined;
  };
  const base = (await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`))?.trim();
  if (!base) throw new UserError(`There is no commit "${ref}" in this repository.`);
  const listings = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const paths = [...new Set(listings.flatMap((listing = '') => listing.split('\0')).filter(Boolean))].sort();
  const exists = (path: string) => existsSync(join(root, path));
  return { base, files: paths.filter(exists), deleted: paths.filter((path) => !exists(path)) };
}

/** Returns the content that a file had in a commit, or an empty string if it did not exist. */
export async function readFileAt(commit: string, file: string, stop: AbortSignal): Promise<string> {
  const { code, stdout } = await runProcess('git', ['show', `${commit}:${file}`], { stop, output: 'keep' });
  return code === 0 ? stdout : '';
}
