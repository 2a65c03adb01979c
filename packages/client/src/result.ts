import type { Endpoint } from '@piri/contract/endpoint';
import { type ErrorResponse, errorResponse } from '@piri/contract/error';
import type { z } from 'zod';

/** What the contract promises: one of the call's good statuses, and a body that fits. */
export interface Success<T> {
  ok: true;
  status: number;
  body: T;
  /** Rows that did not fit, where the contract lets each stand for itself. They are not in the body's `list`. */
  misfitRows?: readonly InvalidRow[];
}

export interface InvalidRow {
  row: unknown;
  /** Where it departs from its schema, for a log. */
  misfit: readonly string[];
}

/** The API said no, and why. */
export interface ErrorResult {
  ok: false;
  status: number;
  body: ErrorResponse;
  /** How long the server asks to wait before the next try. */
  retryAfterMs?: number;
  misfit?: never;
  networkError?: never;
}

/** An answer that is empty or not JSON, such as a proxy's error page: only the status is known. */
export interface NonJsonResult {
  ok: false;
  status: number;
  retryAfterMs?: number;
  body?: never;
  misfit?: never;
  networkError?: never;
}

/** JSON that the contract does not know. Not passed on: code that trusts the types would break further on, where nobody can tell why. */
export interface InvalidBodyResult {
  ok: false;
  status: number;
  /** Where the body departs from its schema, for a log. */
  misfit: readonly string[];
  retryAfterMs?: never;
  body?: never;
  networkError?: never;
}

/** No answer: refused, cut off, or out of time. Whether the server acted is unknown. */
export interface NetworkErrorResult {
  ok: false;
  networkError: true;
  status?: never;
  retryAfterMs?: never;
  body?: never;
  misfit?: never;
}

export type Failure = ErrorResult | NonJsonResult | InvalidBodyResult | NetworkErrorResult;
export type Result<T> = Success<T> | Failure;

/** Judges an answer by the contract. `json` is undefined when the body was not JSON. */
export function parseResponse(
  endpoint: Endpoint,
  { status, json, retryAfterMs }: { status: number; json: unknown; retryAfterMs?: number | undefined },
): Result<unknown> {
  const good = endpoint.statuses.includes(status);
  // A call whose schema accepts `undefined` is one that promises no body, so this comes before the check for JSON.
  const read = (good ? endpoint.response : errorResponse).safeParse(json);

  if (good && read.success) return { ok: true, status, body: read.data };
  const rows = good && endpoint.rowByRow && !read.success && withoutMisfitRows(endpoint, json, read.error);
  if (rows) return { ok: true, status, ...rows };
  const wait = retryAfterMs !== undefined && { retryAfterMs };
  if (json === undefined) return { ok: false, status, ...wait };
  if (read.success) return { ok: false, status, body: read.data as ErrorResponse, ...wait };
  return { ok: false, status, misfit: read.error.issues.map(describe) };
}

/** The answer with the rows that fit, or nothing when more is wrong than single rows. */
function withoutMisfitRows({ response }: Endpoint, json: unknown, { issues }: z.ZodError) {
  const inRow = ({ path: [key, place] }: z.core.$ZodIssue) => (key === 'list' ? place : undefined);
  if (issues.some((issue) => typeof inRow(issue) !== 'number')) return undefined;
  // Only an array has places, so there is one.
  const answer = json as { list: unknown[] };
  const wrong = (place: number) => issues.filter((issue) => inRow(issue) === place);
  const list = answer.list.filter((_, place) => wrong(place).length === 0);
  const misfitRows = answer.list.flatMap((row, place) => {
    const misfit = wrong(place).map(describe);
    return misfit.length > 0 ? [{ row, misfit }] : [];
  });
  return { body: response.parse({ ...answer, list }), misfitRows };
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'body'}: ${message}`;
}
