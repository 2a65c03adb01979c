import type { z } from 'zod';

/**
 * How often a call may be repeated without doing something twice.
 * - `safe`: reads; repeated on network failure and on every retry code.
 * - `natural`: changes something, but the second time changes nothing more; repeated like `safe`, except on 409.
 * - `keyed`: carries an `idempotency-key`; repeated with the same key, on 409 only when the answer says `retryable`.
 * - `never`: one request, whatever happens.
 */
export type RetrySafety = 'safe' | 'natural' | 'keyed' | 'never';

/**
 * Who may call. This one flag is what the API lets callers in by, and what its reference, the client and the tests read.
 * - `public`: anybody; who it is plays no part, so a session's token is not even looked at.
 * - `user`: a signed-in customer.
 * - `userOrGuest`: a customer, or somebody who sends no session's token. One that has ended is refused, never taken for a guest.
 * - `userOrToken`: a customer, or whoever brings another proof in the body, such as a token that was mailed.
 */
export type Auth = 'public' | 'user' | 'userOrGuest' | 'userOrToken';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One call, as data. `statuses` are the good answers; everything else carries a `problem`. */
export interface Endpoint {
  readonly name: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly statuses: readonly number[];
  readonly auth: Auth;
  readonly repeat: RetrySafety;
  /** The key of query or body that names something of the caller's own. Somebody else's is answered as if there were none. */
  readonly owned?: string;
  /** Takes the header `x-mobile-token`: it may be refused until the mobile number is confirmed. */
  readonly confirmedMobile?: true;
  /** The body travels as a form (multipart/form-data), not as JSON: it holds a file, of so many bytes at most. */
  readonly form?: { readonly largestFile: number };
  /** How many bytes its JSON body may have, if `defaultMaxBodyBytes` are too few. */
  readonly maxBodyBytes?: number;
  /** Each row of the answered `list` stands for itself: one that is wrong takes none of the others along. */
  readonly rowByRow?: true;
  /** A good answer is text, not JSON: plain, or of this type. */
  readonly plain?: true | 'image/svg+xml';
}

/** The hundred lines of a full cart are 26 KB at their longest. */
export const defaultMaxBodyBytes = 65_536;

/** What a caller passes in: the part before defaults are filled in. */
export interface RequestInput<E extends Endpoint> {
  query: E extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;
  body: E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
}

/** What a handler receives: checked, with defaults filled in. */
export interface ParsedInput<E extends Endpoint> {
  query: E extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
  body: E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
}

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** Keeps the literal types of a call's record while checking its shape. */
export function endpoint<const E extends Endpoint>(record: E): E {
  return record;
}
