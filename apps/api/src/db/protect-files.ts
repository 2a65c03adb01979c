import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes a folder, and all in it, from everybody but the user who runs the shop.
 *
 * PostgreSQL gives its files these modes itself. PGlite's first ones are copied from memory, with a mode set
 * explicitly, so that the umask of the process changes nothing; and an older version left everything open.
 */
export function protectFiles(path: string): void {
  const isFolder = lstatSync(path).isDirectory();
  chmodSync(path, isFolder ? 0o700 : 0o600);
  if (!isFolder) return;
  for (const name of readdirSync(path)) protectFiles(join(path, name));
}
