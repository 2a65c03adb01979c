import type { Endpoint } from '@piri/contract/define-endpoint';
import { type ErrorResponse, errorResponse } from '@piri/contract/error';
import type { z } from 'zod';

/** The result that the contract promises: a success status of the call, and a body that matches its schema. */
export interface SuccessResult<T> {
  ok: true;
  status: number;
  body: T;
  /**
   * Rows that do not match the schema, if the contract validates each row separately. They are not in the body's
   * `list`.
   */
  invalidRows?: readonly InvalidRow[];
}

export interface InvalidRow {
  row: unknown;
  /** Where the row violates its schema, for a log. */
  schemaErrors: readonly string[];
}

/** The API refused the call, with its reason. */
export interface ErrorResult {
  ok: false;
  status: number;
  body: ErrorResponse;
  /** How long to wait before the next try, as the server asks. */
  retryAfterMs?: number;
  schemaErrors?: never;
  networkError?: never;
}

/** A response that is empty or not JSON, such as a proxy's error page: only the status is known. */
export interface NonJsonResult {
  ok: false;
  status: number;
  retryAfterMs?: number;
  body?: never;
  schemaErrors?: never;
  networkError?: never;
}

/**
 * JSON that violates the contract. It is not passed on: code that trusts the types would fail later, where the cause is
 * hard to find.
 */
export interface InvalidBodyResult {
  ok: false;
  status: number;
  /** Where the body violates its schema, for a log. */
  schemaErrors: readonly string[];
  retryAfterMs?: never;
  body?: never;
  networkError?: never;
}

/** No response: the connection was refused or cut off, or timed out. Whether the server acted is unknown. */
export interface NetworkErrorResult {
  ok: false;
  networkError: true;
  status?: never;
  retryAfterMs?: never;
  body?: never;
  schemaErrors?: never;
}

export type FailureResult = ErrorResult | NonJsonResult | InvalidBodyResult | NetworkErrorResult;
export type Result<T> = SuccessResult<T> | FailureResult;

/** Validates a response against the contract. `json` is undefined if the body was not JSON. */
export function parseResponse(
  endpoint: Endpoint,
  { status, json, retryAfterMs }: { status: number; json: unknown; retryAfterMs?: number | undefined },
): Result<unknown> {
  const good = endpoint.statuses.includes(status);
  // A schema that accepts `undefined` promises no body, so validate before checking whether there is JSON.
  const read = (good ? endpoint.response : errorResponse).safeParse(json);

  if (good && read.success) return { ok: true, status, body: read.data };
  const rows = good && endpoint.rowByRow && !read.success && withoutMisfitRows(endpoint, json, read.error);
  if (rows) return { ok: true, status, ...rows };
  const wait = retryAfterMs !== undefined && { retryAfterMs };
  if (json === undefined) return { ok: false, status, ...wait };
  if (read.success) return { ok: false, status, body: read.data as ErrorResponse, ...wait };
  return { ok: false, status, schemaErrors: read.error.issues.map(describe) };
}

/** Returns the body with the rows that match their schema, or undefined if anything else is wrong. */
function withoutMisfitRows({ response }: Endpoint, json: unknown, { issues }: z.ZodError) {
  const inRow = ({ path: [key, place] }: z.core.$ZodIssue) => (key === 'list' ? place : undefined);
  if (issues.some((issue) => typeof inRow(issue) !== 'number')) return undefined;
  // Only an array has numeric positions, so `list` is one.
  const answer = json as { list: unknown[] };
  const wrong = (place: number) => issues.filter((issue) => inRow(issue) === place);
  const list = answer.list.filter((_, place) => wrong(place).length === 0);
  const invalidRows = answer.list.flatMap((row, place) => {
    const schemaErrors = wrong(place).map(describe);
    return schemaErrors.length > 0 ? [{ row, schemaErrors }] : [];
  });
  return { body: response.parse({ ...answer, list }), invalidRows };
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'body'}: ${message}`;
}
