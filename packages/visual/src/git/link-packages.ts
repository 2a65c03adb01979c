import { lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Links the repository's installed packages into a checkout. Recreates each link instead of linking the whole
 * `node_modules`: links between the workspace's packages are relative, so the copies point into the checkout, while a
 * link to the whole folder would point back to the repository.
 */
export async function linkPackages(root: string, checkout: string): Promise<void> {
  await mkdir(join(checkout, 'node_modules'), { recursive: true });
  await symlink(join(root, 'node_modules/.pnpm'), join(checkout, 'node_modules/.pnpm'), 'junction');
  const folders = ['.', ...(await workspaces(root, 'packages')), ...(await workspaces(root, 'apps'))];
  for (const folder of folders) {
    // The package does not exist at that commit.
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
    // Skip the store, which is linked already, and caches.
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
