import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '../core/log.ts';
import { exitCodes } from '../core/startup-error.ts';
import { describeFullDisk } from './disk-full.ts';

const noSpace = /^[^\t]*\[\d+\] (ERROR|FATAL|PANIC): .*No space left on device/;
const warnEachMs = 60_000;

export interface EmbeddedDatabaseWatch {
  /** Handles a line of PostgreSQL's log. Returns false so that PGlite does not print it. */
  onStderr(line: string): boolean;
  /** Whether the log reported that no space is left. */
  readonly foundDiskFull: boolean;
  /** Ends this process if the database stops for good. */
  endWithDatabase(pglite: PGlite): void;
}

/**
 * Reports a full disk, and ends the process if the embedded database has stopped.
 *
 * A statement that finds no space to extend a table fails, and the next one succeeds once there is space. If there is
 * no space for the transaction log, PostgreSQL panics. A server would restart itself, but inside this process every
 * later call would wait forever.
 */
export function watchEmbeddedDatabase(dataDir: string, log: Logger): EmbeddedDatabaseWatch {
  let foundDiskFull = false;
  let hasPanickedSo = false;
  let warnedAt = Number.NEGATIVE_INFINITY;

  function onStderr(line: string): boolean {
    const severity = noSpace.exec(line)?.[1];
    if (severity === undefined) return false;
    foundDiskFull = true;
    hasPanickedSo = severity === 'PANIC';
    if (severity === 'ERROR') warn();
    return false;
  }

  function warn(): void {
    if (performance.now() - warnedAt < warnEachMs) return;
    warnedAt = performance.now();
    log(
      'error',
      `The disk that holds ${dataDir} is full. Nothing more can be stored until you free some space.`,
    );
  }

  function endWithDatabase(pglite: PGlite): void {
    const onAbort = () => {
      const cause = hasPanickedSo ? describeFullDisk(dataDir) : 'Start it again.';
      log('error', `The embedded database has stopped, so the API is stopping too. ${cause}`);
      // Exit at once: the stopped database must not write any more.
      process.exit(exitCodes.ioError);
    };
    Object.assign(pglite.Module, { onAbort });
  }

  return {
    onStderr,
    get foundDiskFull() {
      return foundDiskFull;
    },
    endWithDatabase,
  };
}
