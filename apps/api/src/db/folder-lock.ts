import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../core/startup-error.ts';
import { diskFullError, isDiskFull } from './disk-full.ts';
import { protectFiles } from './protect-files.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Keeps a second process off the embedded database: PGlite takes no lock, and two writers lose acknowledged writes.
 *
 * The lock is the operating system's own, taken through SQLite because Node offers no other way to one. It ends with
 * the process, however that dies, so there is no stale lock to judge and no race in taking one over. The pid beside it
 * is for the message only.
 */
export function lockFolder(folder: string): FolderLock {
  const pidFile = join(folder, 'pglite.pid');
  const lock = openLockFile(folder);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (isDiskFull(error)) throw diskFullError(folder, error);
    if (!isBusy(error)) throw error;
    throw new StartupError(
      `The database in ${join(folder, 'pglite')} is in use by process ${readPid(pidFile)}, and only one process may ` +
        'write to it. Stop that process, or choose another folder with DATA_DIR.',
    );
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
    for (const file of readdirSync(folder).filter(isOfLock)) protectFiles(join(folder, file));
  } catch (error) {
    lock.close();
    throw isDiskFull(error) ? diskFullError(folder, error) : error;
  }
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function openLockFile(folder: string): DatabaseSync {
  try {
    // One that is there keeps its mode: it may hold more than the shop's data.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, 'pglite.lock'), { timeout: 0 });
  } catch (error) {
    if (isDiskFull(error)) throw diskFullError(folder, error);
    throw new StartupError(
      `The folder ${folder} cannot be written. Mend its permissions, or choose another with DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}

/** SQLite keeps a journal beside the lock. */
const isOfLock = (file: string) => /^pglite\.(lock|pid)/.test(file);

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/** The other process may not have written its pid yet, or have just removed it. */
function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
