import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../core/startup-error.ts';
import { createDiskFullError, isDiskFullError } from './disk-full.ts';
import { restrictFilesToOwner } from './restrict-files-to-owner.ts';

export interface DatabaseFolderLock {
  release(): void;
}

/**
 * Locks the folder of the embedded database against other processes. PGlite takes no lock, and with two writers,
 * acknowledged writes are lost.
 *
 * The lock is held by the operating system. It is taken through SQLite because Node has no API for one. It ends with
 * the process, however the process ends, so there are no stale locks to detect. The pid file is only for the error
 * message.
 */
export function lockDatabaseFolder(folder: string): DatabaseFolderLock {
  const pidFile = join(folder, 'pglite.pid');
  const lock = openLockFile(folder);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (isDiskFullError(error)) throw createDiskFullError(folder, error);
    if (!isBusy(error)) throw error;
    throw new StartupError(
      `The database in ${join(folder, 'pglite')} is in use by process ${readPid(pidFile)}, and only one process may ` +
        'write to it. Stop that process, or choose another folder with DATA_DIR.',
    );
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
    for (const file of readdirSync(folder).filter(isOfLock)) restrictFilesToOwner(join(folder, file));
  } catch (error) {
    lock.close();
    throw isDiskFullError(error) ? createDiskFullError(folder, error) : error;
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
    // An existing folder keeps its mode: it may hold more than the shop's data.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, 'pglite.lock'), { timeout: 0 });
  } catch (error) {
    if (isDiskFullError(error)) throw createDiskFullError(folder, error);
    throw new StartupError(
      `The folder ${folder} cannot be written to. Correct its permissions, or choose another folder with DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}

/** Also matches the journal that SQLite stores beside the lock. */
const isOfLock = (file: string) => /^pglite\.(lock|pid)/.test(file);

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/** Returns `unknown` if there is no pid file: the other process may not have written it yet, or has just removed it. */
function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
