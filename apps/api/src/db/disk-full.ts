import { exitCodes, StartupError } from '../core/startup-error.ts';
import { getSqlState } from './sql-state.ts';

const emscriptenNoSpace = 51;
const sqliteFull = 13;

/**
 * Returns whether an error means that the disk is full. Node, PostgreSQL, Emscripten and SQLite each report it
 * differently.
 */
export function isDiskFullError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, errcode }: { code?: unknown; errno?: unknown; errcode?: unknown } = error;
  return (
    getSqlState(error) === '53100' ||
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    errno === emscriptenNoSpace ||
    errcode === sqliteFull
  );
}

/** Returns a message about a full disk of the embedded database that says how to fix it. */
export function describeFullDisk(dataDir: string): string {
  return `The disk that holds ${dataDir} is full. Make space on it, or choose another folder with DATA_DIR, and start again.`;
}

export function createDiskFullError(dataDir: string, cause: unknown): StartupError {
  return new StartupError(describeFullDisk(dataDir), { cause, exitCode: exitCodes.ioError });
}
