import type { Kysely } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import type { ApiProcess } from './api-process.ts';
import type { SafeguardName } from './safeguards.ts';

/** What a fault can use. */
export interface FaultContext {
  db: Kysely<Database>;
  /** The database of this run. */
  databaseUrl: string;
  apis: readonly ApiProcess[];
  /** The scale of the full size that is run, such as 0.1. */
  scale: number;
  /** Whether a safeguard is removed in this run. */
  unguarded: boolean;
  log(what: string): void;
}

/** The result of a run: figures for the reader, and each broken promise. */
export interface FaultResult {
  figures: Readonly<Record<string, number | string>>;
  losses: readonly string[];
}

export interface Fault {
  name: string;
  /** The safeguard without which the fault must report a loss. */
  safeguard?: SafeguardName;
  /** Makes concurrent requests all read before one of them writes. */
  barrier?: true;
  /** Removes the safeguards of the database itself, in addition to the patches. */
  disarm?: (db: Kysely<Database>) => Promise<void>;
  /** Environment variables of the processes. */
  variables?: Readonly<Record<string, string>>;
  run(ground: FaultContext): Promise<FaultResult>;
}

/** Returns a description of a figure that is not as expected, or nothing. */
export function describeMismatch(what: string, is: number, expected: number): string[] {
  return is === expected ? [] : [`${what}: ${is}, not ${expected}`];
}

/** Returns a description of a time that is over its limit, or nothing. */
export function describeExceededLimit(what: string, ms: number, maxMs: number): string[] {
  return ms <= maxMs ? [] : [`${what}: ${ms} ms, not ${maxMs}`];
}
