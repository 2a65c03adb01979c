import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** A commit in a folder of its own. No packages are installed there. */
export interface Checkout {
  folder: string;
  remove(): Promise<void>;
}

/** Checks a commit out beside the repository, which is left as it is. */
export async function checkOutCommit(root: string, commit: string): Promise<Checkout> {
  const home = await mkdtemp(join(tmpdir(), 'piri-checkout-'));
  // Named like the repository: tools put the folder's name into what they write.
  const folder = join(home, 'piri');
  // Who loses patience must not be left with a worktree that git goes on to know.
  const interrupted = () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(home, { recursive: true, force: true });
    process.exit(130);
  };
  for (const signal of signals) process.once(signal, interrupted);
  const remove = async () => {
    for (const signal of signals) process.off(signal, interrupted);
    await git(root, 'worktree', 'remove', '--force', folder).catch(() => git(root, 'worktree', 'prune'));
    await rm(home, { recursive: true, force: true });
  };
  try {
    await git(root, 'worktree', 'add', '--quiet', '--detach', folder, commit);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
