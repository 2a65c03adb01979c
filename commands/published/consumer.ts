import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';

/** Copies a consumer to a folder outside of the workspace and gives it what its package.json asks for. */
export function installConsumer(name: string, tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), `piri-consumer-${name}-`));
  cpSync(join(import.meta.dirname, 'consumers', name), folder, { recursive: true });
  const { dependencies, devDependencies } = manifest(join(folder, 'package.json'));
  for (const wanted of Object.keys({ ...dependencies, ...devDependencies })) {
    if (wanted === '@piri/ui') unpack(tarball, join(folder, 'node_modules/@piri/ui'));
    else lay(wanted, join(folder, 'node_modules'));
  }
  return folder;
}

/** The package as it was packed, and beside it the dependencies that it declares: nothing else is in its reach. */
function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  const { dependencies } = manifest(join(folder, 'package.json'));
  for (const [name, range] of Object.entries(dependencies)) {
    const { version } = manifest(lay(name, join(folder, 'node_modules')));
    if (version !== range) throw new Error(`${name} was packed as ${range}, but ${version} is tested.`);
  }
}

/** Links a package of the workspace's store and answers where its manifest is. Nothing is downloaded. */
function lay(name: string, modules: string): string {
  const found = findPackageJSON(name, pathToFileURL(join(root, 'packages/ui/package.json')));
  if (!found) throw new Error(`${name} is not installed in the workspace, so no consumer can have it.`);
  const link = join(modules, name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(dirname(found), link, 'junction');
  return found;
}

function manifest(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
