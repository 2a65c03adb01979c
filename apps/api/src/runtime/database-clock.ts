import { type Kysely, sql } from 'kysely';
import type { Logger } from '../core/log.ts';
import type { Database } from '../db/schema.ts';

/** A clock that differs by more than this is wrong, whichever of the two it is. */
const maxDifferenceMs = 60_000;

export interface DatabaseClockParams {
  now(): Date;
  /** Whether the clocks of this machine and of the database agreed when they were last compared. */
  agrees(): boolean;
  /** Reads the database's clock again. */
  measure(): Promise<void>;
}

/**
 * The time of the database: all processes share it, so that a machine whose clock is wrong ends no session and sweeps
 * nothing that another one has just written. Between two measures it goes by the time since the last one, which no
 * change of the machine's clock touches.
 */
export async function databaseClock(
  db: Kysely<Database>,
  log: Logger,
  machine: () => number = Date.now,
): Promise<DatabaseClockParams> {
  let timeMs = 0;
  let measuredAt = 0;
  let differs = false;

  async function measure() {
    const asked = performance.now();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const answered = performance.now();
    const [row] = rows;
    if (row === undefined) throw new Error('The database did not say what time it is.');
    timeMs = row.at.getTime() + (answered - asked) / 2;
    measuredAt = answered;
    const differenceMs = Math.round(machine() - timeMs);
    const differed = differs;
    differs = Math.abs(differenceMs) > maxDifferenceMs;
    if (differs && !differed) {
      log(
        'warn',
        'The clocks of this machine and of the database differ. Nothing is swept. Correct the wrong one.',
        {
          differenceMs,
        },
      );
    }
  }

  await measure();
  return {
    now: () => new Date(timeMs + performance.now() - measuredAt),
    agrees: () => !differs,
    measure,
  };
}
