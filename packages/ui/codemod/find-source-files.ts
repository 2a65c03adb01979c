import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const scripts = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const styles = /\.s?css$/;
const skipped = /^(?:\..+|node_modules|dist|build)$/;

export const isStyleSheet = (path: string) => styles.test(path);

/** Returns the scripts and style sheets under the paths, without installed packages, builds and dot folders. */
export function findSourceFiles(paths: readonly string[]): string[] {
  const found = paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
  return [...new Set(found)];
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : filesIn(path);
    const wanted = scripts.test(entry.name) || styles.test(entry.name);
    return entry.isFile() && wanted && !/\.d\.[cm]?ts$/.test(entry.name) ? [path] : [];
  });
}
