import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';

/** Names that never affect a build: outputs, installed packages, and tests that run against the finished build. */
const skipped = new Set([
  'node_modules',
  'build',
  'dist',
  '.react-router',
  'e2e',
  'benchmark',
  'screens',
  'print',
  'reports',
]);

/** Returns a hash of the names and contents of files and folders, which are given relative to the repository's root. */
export function hashInputs(inputs: readonly string[]) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles)) {
    hash.update(`${file}\n`).update(readFileSync(join(repositoryRoot, file)));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  const full = join(repositoryRoot, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}
