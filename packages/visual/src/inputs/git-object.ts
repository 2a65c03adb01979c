import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** The id git gives these bytes: a file can then be set against any commit without reading what it was there. */
export function computeGitObjectId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Null for a file that was written after `time`: nobody knows which of its contents the build has read. */
export async function getObjectIdBefore(time: number, path: string): Promise<string | null> {
  const bytes = await readFile(path);
  return (await stat(path)).mtimeMs > time ? null : computeGitObjectId(bytes);
}
