import { type Kysely, sql } from 'kysely';
import type { Logger } from '../core/log.ts';
import type { Database } from '../db/schema.ts';

/** If the two clocks differ by more than this, one of them is wrong. */
const maxDifferenceMs = 60_000;

export interface DatabaseClock {
  now(): Date;
  /** Whether the clocks of this machine and the database agreed when they were last compared. */
  agrees(): boolean;
  /** Reads the database's clock again. */
  measure(): Promise<void>;
}

/**
 * Creates a clock that follows the database's time, which all processes share. A machine with a wrong clock therefore
 * ends no sessions and deletes nothing that another machine has just written. Between measurements it adds the elapsed
 * monotonic time, which changes of the machine's clock do not affect.
 */
export async function createDatabaseClock(
  db: Kysely<Database>,
  log: Logger,
  machine: () => number = Date.now,
): Promise<DatabaseClock> {
  let timeMs = 0;
  let measuredAt = 0;
  let differs = false;

  async function measure() {
    const sentAt = performance.now();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const receivedAt = performance.now();
    const [row] = rows;
    if (row === undefined) throw new Error('The database did not return the time.');
    timeMs = row.at.getTime() + (receivedAt - sentAt) / 2;
    measuredAt = receivedAt;
    const differenceMs = Math.round(machine() - timeMs);
    const differed = differs;
    differs = Math.abs(differenceMs) > maxDifferenceMs;
    if (differs && !differed) {
      log(
        'warn',
        'The clocks of this machine and of the database differ, so no expired data is deleted. Correct the wrong one.',
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
