import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGit } from './run-git.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** A commit that is checked out in its own folder, without installed packages. */
export interface CommitWorktree {
  folder: string;
  remove(): Promise<void>;
}

/** Checks out a commit in a temporary folder. The repository's own files stay unchanged. */
export async function createCommitWorktree(root: string, commit: string): Promise<CommitWorktree> {
  const home = await mkdtemp(join(tmpdir(), 'piri-checkout-'));
  // Use the repository's name, because tools write the folder's name into their output.
  const folder = join(home, 'piri');
  // Remove the worktree on Ctrl+C, so that git does not keep a reference to it.
  const interrupted = () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(home, { recursive: true, force: true });
    process.exit(130);
  };
  for (const signal of signals) process.once(signal, interrupted);
  const remove = async () => {
    for (const signal of signals) process.off(signal, interrupted);
    await runGit(root, 'worktree', 'remove', '--force', folder).catch(() =>
      runGit(root, 'worktree', 'prune'),
    );
    await rm(home, { recursive: true, force: true });
  };
  try {
    await runGit(root, 'worktree', 'add', '--quiet', '--detach', folder, commit);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
