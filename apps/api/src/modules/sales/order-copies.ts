import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const prefix = 'piri-copies-';
const retentionMs = 24 * 60 * 60 * 1000;

/** Creates a folder for copies of an order's files that only the current system user can read. */
export function createOrderFileCopiesFolder(orderNumber: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `${prefix}${orderNumber}-`));
}

/** Deletes copies that the current system user made more than a day ago, by the clock of the file system. */
export async function deleteOldOrderFileCopies(): Promise<void> {
  const { uid } = userInfo();
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    // Another command may have deleted it in the meantime.
    const found = await lstat(path).catch(() => undefined);
    const isOwn = found?.isDirectory() === true && (uid === -1 || found.uid === uid);
    if (isOwn && found.mtimeMs < Date.now() - retentionMs) await rm(path, { recursive: true, force: true });
  }
}
