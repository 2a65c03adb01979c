import type { Kysely } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import type { ApiProcess } from './api-process.ts';
import type { SafeguardName } from './safeguards.ts';

/** What a fault has at hand. */
export interface FaultContext {
  db: Kysely<Database>;
  /** Of the database of this run. */
  databaseUrl: string;
  apis: readonly ApiProcess[];
  /** How much of the full size is run, such as 0.1. */
  share: number;
  /** A guard is taken away in this run. */
  unguarded: boolean;
  say(what: string): void;
}

/** What came of it: figures for the reader, and each promise that was broken. */
export interface FaultResult {
  figures: Readonly<Record<string, number | string>>;
  losses: readonly string[];
}

export interface Fault {
  name: string;
  /** Without it the fault must report a loss. */
  guard?: SafeguardName;
  /** Lets requests of one moment read before one of them writes. */
  barrier?: true;
  /** Beside the edits of the guard: what the database itself guards. */
  disarm?: (db: Kysely<Database>) => Promise<void>;
  /** For the processes. */
  variables?: Readonly<Record<string, string>>;
  run(ground: FaultContext): Promise<FaultResult>;
}

/** A promise that holds says nothing; one that does not says by how much. */
export function describeMismatch(what: string, is: number, wanted: number): string[] {
  return is === wanted ? [] : [`${what}: ${is}, not ${wanted}`];
}

/** The same for a time that must not be longer. */
export function atMost(what: string, ms: number, mostMs: number): string[] {
  return ms <= mostMs ? [] : [`${what}: ${ms} ms, not ${mostMs}`];
}
