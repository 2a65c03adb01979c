import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

/** Returns the folders of all packages and apps, such as `packages/ui`. */
export function listWorkspaces() {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(repositoryRoot, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(repositoryRoot, folder, 'package.json'))),
  );
}
