import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const prefix = 'piri-copies-';
const keptMs = 24 * 60 * 60 * 1000;

/** A new folder for copies of what was sent about an order, which only the one who asks can read. */
export function makeCopiesFolder(orderNumber: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `${prefix}${orderNumber}-`));
}

/** Deletes copies that this user of the machine had laid out more than a day ago. By the clock of its file system. */
export async function deleteOldCopies(): Promise<void> {
  const { uid } = userInfo();
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    // Another command may have deleted it meanwhile.
    const found = await lstat(path).catch(() => undefined);
    const isOwn = found?.isDirectory() === true && (uid === -1 || found.uid === uid);
    if (isOwn && found.mtimeMs < Date.now() - keptMs) await rm(path, { recursive: true, force: true });
  }
}
