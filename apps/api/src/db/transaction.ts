import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { isRetryableTransactionError } from './sql-state.ts';

const attempts = 5;

/**
 * Runs `work` in one serializable transaction, and retries it from the start after a serialization failure. `work` must
 * therefore have no effects outside the database. Work that takes locks uses `read committed`: after waiting for a lock
 * it must see what was committed in the meantime, which a serializable transaction does not.
 */
export async function runTransactionWithRetry<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
  isolation: 'serializable' | 'read committed' = 'serializable',
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt === attempts || !isRetryableTransactionError(error)) throw error;
      // Wait for a random time, since two transactions that collided would collide again after equal waits.
      await setTimeout(Math.random() * 20 * 2 ** attempt);
    }
  }
}
