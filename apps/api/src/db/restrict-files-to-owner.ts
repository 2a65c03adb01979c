import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Restricts a file, or a folder and everything in it, to the user who runs the shop.
 *
 * PostgreSQL sets these modes itself. PGlite copies its first files from memory with explicit modes that ignore the
 * umask, and an older version left them all readable.
 */
export function restrictFilesToOwner(path: string): void {
  const isFolder = lstatSync(path).isDirectory();
  chmodSync(path, isFolder ? 0o700 : 0o600);
  if (!isFolder) return;
  for (const name of readdirSync(path)) restrictFilesToOwner(join(path, name));
}
