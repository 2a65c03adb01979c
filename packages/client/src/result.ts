import type { Endpoint } from '@piri/contract/endpoint';
import { type Problem, problem } from '@piri/contract/problem';
import type { z } from 'zod';

/** What the contract promises: one of the call's good statuses, and a body that fits. */
export interface Success<T> {
  ok: true;
  status: number;
  body: T;
}

/** The API said no, and why. */
export interface Refusal {
  ok: false;
  status: number;
  body: Problem;
  /** How long the server asks to wait before the next try. */
  retryAfterMs?: number;
  misfit?: never;
  networkError?: never;
}

/** An answer that is empty or not JSON, such as a proxy's error page: only the status is known. */
export interface Bodiless {
  ok: false;
  status: number;
  retryAfterMs?: number;
  body?: never;
  misfit?: never;
  networkError?: never;
}

/** JSON that the contract does not know. Not passed on: code that trusts the types would break further on, where nobody can tell why. */
export interface Misfit {
  ok: false;
  status: number;
  /** Where the body departs from its schema, for a log. */
  misfit: readonly string[];
  retryAfterMs?: never;
  body?: never;
  networkError?: never;
}

/** No answer: refused, cut off, or out of time. Whether the server acted is unknown. */
export interface NetworkFailure {
  ok: false;
  networkError: true;
  status?: never;
  retryAfterMs?: never;
  body?: never;
  misfit?: never;
}

export type Failure = Refusal | Bodiless | Misfit | NetworkFailure;
export type Result<T> = Success<T> | Failure;

/** Judges an answer by the contract. `json` is undefined when the body was not JSON. */
export function judge(
  endpoint: Endpoint,
  { status, json, retryAfterMs }: { status: number; json: unknown; retryAfterMs?: number | undefined },
): Result<unknown> {
  const good = endpoint.statuses.includes(status);
  // A call whose schema accepts `undefined` is one that promises no body, so this comes before the check for JSON.
  const read = (good ? endpoint.response : problem).safeParse(json);

  if (good && read.success) return { ok: true, status, body: read.data };
  const wait = retryAfterMs !== undefined && { retryAfterMs };
  if (json === undefined) return { ok: false, status, ...wait };
  if (read.success) return { ok: false, status, body: read.data as Problem, ...wait };
  return { ok: false, status, misfit: read.error.issues.map(describe) };
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'body'}: ${message}`;
}
