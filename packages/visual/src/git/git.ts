import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs git in a folder; answers what it said, without the last line's end. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', [...args], { cwd: folder, maxBuffer: 64 * 2 ** 20 });
  return stdout.trimEnd();
}

/** The full name of a commit, or null when there is none by this name. */
export async function resolveCommit(folder: string, ref: string): Promise<string | null> {
  return git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    () => null,
  );
}

/** Whether anything that git knows, or does not ignore, differs from the last commit. */
export async function hasUncommittedChanges(folder: string): Promise<boolean> {
  return (await git(folder, 'status', '--porcelain')) !== '';
}

/** The object id of every file of a commit, by path. */
export async function listTree(folder: string, ref: string): Promise<ReadonlyMap<string, string>> {
  const listing = await git(folder, 'ls-tree', '-r', '-z', '--full-tree', ref);
  return new Map(
    listing
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [meta = '', path = ''] = line.split('\t');
        return [path, meta.split(' ')[2] ?? ''];
      }),
  );
}
