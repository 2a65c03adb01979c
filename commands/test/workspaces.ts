import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Returns the folders of all packages and apps, such as `packages/ui`. */
export function listWorkspaces() {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  );
}
