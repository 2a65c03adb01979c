import { lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives a checkout the packages that are installed in the repository. Links are made anew, one by one: those
 * between the workspace's own packages are relative and thereby lead to the checkout's, while a link to a whole
 * `node_modules` would have led back to the repository's.
 */
export async function linkPackages(root: string, checkout: string): Promise<void> {
  await mkdir(join(checkout, 'node_modules'), { recursive: true });
  await symlink(join(root, 'node_modules/.pnpm'), join(checkout, 'node_modules/.pnpm'), 'junction');
  const folders = ['.', ...(await workspaces(root, 'packages')), ...(await workspaces(root, 'apps'))];
  for (const folder of folders) {
    // A package that is not there at that commit needs none.
    if (!(await exists(join(checkout, folder)))) continue;
    await copyLinks(join(root, folder, 'node_modules'), join(checkout, folder, 'node_modules'));
  }
}

async function workspaces(root: string, parent: string): Promise<string[]> {
  return (await readdir(join(root, parent))).map((name) => join(parent, name));
}

async function copyLinks(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    // The store is linked already, and caches stay where they are.
    if (entry.name.startsWith('.')) continue;
    const path = join(from, entry.name);
    if (entry.isSymbolicLink()) {
      await mkdir(to, { recursive: true });
      await symlink(await readlink(path), join(to, entry.name), 'junction');
    } else if (entry.isDirectory() && entry.name.startsWith('@')) await copyLinks(path, join(to, entry.name));
  }
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}
