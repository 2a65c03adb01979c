import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/**
 * Returns git's object id of these bytes, so that a file can be compared with its version in any commit without reading
 * that version.
 */
export function computeGitObjectId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * Returns a file's object id, or `null` if it was written after `time`, because the build may have read other content.
 */
export async function readObjectIdIfUnmodifiedSince(time: number, path: string): Promise<string | null> {
  const bytes = await readFile(path);
  return (await stat(path)).mtimeMs > time ? null : computeGitObjectId(bytes);
}
