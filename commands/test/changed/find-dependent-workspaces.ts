import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository-root.ts';
import { listWorkspaces } from '../workspaces.ts';

/**
 * What the packages do not declare: the shop's stories and its server read the catalogue's pictures, the workbench shows
 * the packages, and the commands start everything.
 */
const undeclared: Readonly<Record<string, readonly string[]>> = {
  'packages/catalogue': ['apps/storefront'],
  '.storybook': ['commands'],
  launcher: ['commands'],
};
const dependsOnAll = ['.storybook', 'commands'];

/** Returns the given workspaces and those that depend on them, directly or indirectly. */
export function findDependentWorkspaces(workspaces: readonly string[]): Set<string> {
  const all = listWorkspaces();
  const manifests = all.map((folder) => {
    const text = readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8');
    const { name, dependencies = {}, devDependencies = {} } = JSON.parse(text);
    return { folder, name, needs: Object.keys({ ...dependencies, ...devDependencies }) };
  });
  const found = new Set<string>();
  const waiting = [...workspaces];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    const name = manifests.find((one) => one.folder === folder)?.name;
    const users = manifests.filter(({ needs }) => name && needs.includes(name));
    waiting.push(...users.map((one) => one.folder), ...(undeclared[folder] ?? []));
    if (name) waiting.push(...dependsOnAll);
  }
  return found;
}
