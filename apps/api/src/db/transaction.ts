import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { wantsRepeat } from './sql-state.ts';

const attempts = 5;

/**
 * Runs `work` in one serializable transaction, and again from the start when the database gave way to another one.
 * `work` must therefore do nothing outside the database.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (attempt === attempts || !wantsRepeat(error)) throw error;
      // Two that collided would collide again if both waited equally long.
      await setTimeout(Math.random() * 20 * 2 ** attempt);
    }
  }
}
