import type { Kysely } from 'kysely';
import type { Database, DatabaseKind } from './db/schema.ts';
import type { Log } from './log.ts';

/** What every verb may use. Made once at start and passed in; nothing is looked up from the surroundings. */
export interface Context {
  db: Kysely<Database>;
  databaseKind: DatabaseKind;
  log: Log;
}
