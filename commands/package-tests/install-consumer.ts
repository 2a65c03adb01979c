import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../repository-root.ts';

/** Copies a consumer to a folder outside of the workspace and installs the packages that its package.json names. */
export function installConsumer(name: string, tarball: string): string {
  return install(join(import.meta.dirname, 'consumers', name), tarball);
}

/** Does the same with a template of the packed package. */
export function installTemplate(name: string, tarball: string): string {
  const unpacked = mkdtempSync(join(tmpdir(), 'piri-templates-'));
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1', 'package/templates']);
  const folder = install(join(unpacked, 'templates', name), tarball);
  rmSync(unpacked, { recursive: true });
  return folder;
}

function install(source: string, tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), `piri-consumer-${basename(source)}-`));
  cpSync(source, folder, { recursive: true });
  const { dependencies, devDependencies } = manifest(join(folder, 'package.json'));
  for (const wanted of Object.keys({ ...dependencies, ...devDependencies })) {
    if (wanted === '@piri/ui') unpack(tarball, join(folder, 'node_modules/@piri/ui'));
    else linkPackage(wanted, join(folder, 'node_modules'));
  }
  return folder;
}

/** Unpacks the tarball with its declared dependencies beside it, so that it can reach no other package. */
function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  const { dependencies } = manifest(join(folder, 'package.json'));
  for (const [name, range] of Object.entries(dependencies)) {
    const { version } = manifest(linkPackage(name, join(folder, 'node_modules')));
    if (version !== range) throw new Error(`${name} was packed as ${range}, but ${version} is tested.`);
  }
}

/** Links a package from the workspace's store and returns the path of its manifest. Nothing is downloaded. */
function linkPackage(name: string, modules: string): string {
  const found = findPackageJSON(name, pathToFileURL(join(repositoryRoot, 'packages/ui/package.json')));
  if (!found) throw new Error(`${name} is not installed in the workspace, so no consumer can have it.`);
  const link = join(modules, name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(dirname(found), link, 'junction');
  return found;
}

function manifest(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
