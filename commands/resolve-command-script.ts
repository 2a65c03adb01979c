import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../launcher/user-error.mjs';
import { repositoryRoot } from './repository-root.ts';

/**
 * Returns the path of the script behind a package's command, for the current Node to run. The files in
 * `node_modules/.bin` are shell scripts, which use whichever Node is on the PATH.
 * @param from folder, relative to the repository's root, whose package.json declares the package
 */
export function resolveCommandScript(packageName: string, name = packageName, from = '.') {
  const manifest = findPackageJSON(packageName, pathToFileURL(join(repositoryRoot, from, 'package.json')));
  if (!manifest)
    throw new UserError(`${packageName} is not installed. Run npm start once to install all packages.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[name];
  if (typeof file !== 'string') throw new UserError(`${packageName} has no command "${name}".`);
  return join(dirname(manifest), file);
}
