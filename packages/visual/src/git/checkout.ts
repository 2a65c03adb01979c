import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git.ts';
import { linkPackages } from './link-packages.ts';

/** A commit in a folder of its own, ready to be built. */
export interface Checkout {
  folder: string;
  remove(): Promise<void>;
}

/** Checks a commit out beside the repository, which is left as it is, and lends it the installed packages. */
export async function checkOut(root: string, commit: string): Promise<Checkout> {
  const home = await mkdtemp(join(tmpdir(), 'piri-checkout-'));
  // Named like the repository: tools put the folder's name into what they write.
  const folder = join(home, 'piri');
  const remove = async () => {
    await git(root, 'worktree', 'remove', '--force', folder).catch(() => git(root, 'worktree', 'prune'));
    await rm(home, { recursive: true, force: true });
  };
  try {
    await git(root, 'worktree', 'add', '--quiet', '--detach', folder, commit);
    await linkPackages(root, folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
