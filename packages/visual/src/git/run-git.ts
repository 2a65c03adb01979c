import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs git in a folder and returns its output without the trailing newline. */
export async function runGit(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', [...args], { cwd: folder, maxBuffer: 64 * 2 ** 20 });
  return stdout.trimEnd();
}

/** Returns the full hash of a commit, or `null` if the ref does not exist. */
export async function resolveCommit(folder: string, ref: string): Promise<string | null> {
  return runGit(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    () => null,
  );
}

/** Returns whether there are uncommitted changes, including untracked files that are not ignored. */
export async function hasUncommittedChanges(folder: string): Promise<boolean> {
  return (await runGit(folder, 'status', '--porcelain')) !== '';
}

/** Returns the object id of every file of a commit, by path. */
export async function readObjectIdsByPath(folder: string, ref: string): Promise<ReadonlyMap<string, string>> {
  const listing = await runGit(folder, 'ls-tree', '-r', '-z', '--full-tree', ref);
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
