import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { isSerializationFailure } from './sql-state.ts';

const attempts = 5;

/**
 * Runs `work` in one serializable transaction, and again from the start when the database gave way to another one.
 * `work` must therefore do nothing outside the database. Work that keeps order by locks takes `read committed`: behind
 * a lock it must see what was committed while it waited, which a serializable transaction does not.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
  isolation: 'serializable' | 'read committed' = 'serializable',
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt === attempts || !isSerializationFailure(error)) throw error;
      // Two that collided would collide again if both waited equally long.
      await setTimeout(Math.random() * 20 * 2 ** attempt);
    }
  }
}
