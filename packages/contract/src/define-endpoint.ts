import type { z } from 'zod';

/**
 * Whether a call may be repeated without acting twice.
 * - `safe`: reads; repeated after a network failure and on every retryable status.
 * - `natural`: changes something, but nothing more the second time; repeated like `safe`, except on 409.
 * - `keyed`: carries an `idempotency-key`; repeated with the same key, on 409 only if the response says `retryable`.
 * - `never`: sent once, whatever happens.
 */
export type RetrySafety = 'safe' | 'natural' | 'keyed' | 'never';

/**
 * Who may call an endpoint. The API authorizes callers by this flag alone, and its reference, the client and the tests
 * read it.
 * - `public`: anybody; the caller's identity does not matter, so a session's token is ignored.
 * - `user`: a signed-in customer.
 * - `userOrGuest`: a customer, or a caller without a session's token. An expired token is refused, not taken for a
 *   guest.
 * - `userOrToken`: a customer, or a caller with another proof in the body, such as a token from a mail.
 */
export type AuthRequirement = 'public' | 'user' | 'userOrGuest' | 'userOrToken';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One call, declared as data. `statuses` are the success statuses; every other response has an `error` in its body. */
export interface Endpoint {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly statuses: readonly number[];
  readonly auth: AuthRequirement;
  readonly repeat: RetrySafety;
  /**
   * The key of query or body that identifies something that the caller owns. Another owner's is treated as nonexistent.
   */
  readonly owned?: string;
  /** Takes the header `x-mobile-token`: the call may be refused until the mobile number is confirmed. */
  readonly confirmedMobile?: true;
  /**
   * The body is sent as a form (multipart/form-data), not as JSON, because it contains a file. `maxFileBytes` is in
   * bytes.
   */
  readonly form?: { readonly maxFileBytes: number };
  /** The maximum size of the JSON body in bytes, if `defaultMaxBodyBytes` is too little. */
  readonly maxBodyBytes?: number;
  /** Validates each row of `list` in the response separately, so that an invalid one does not affect the others. */
  readonly rowByRow?: true;
  /** A success response is text, not JSON: plain, or of this type. */
  readonly plain?: true | 'image/svg+xml';
}

/** A full cart of a hundred lines has at most 26 KB. */
export const defaultMaxBodyBytes = 65_536;

/** The input that a caller passes, before defaults are filled in. */
export interface RequestInput<E extends Endpoint> {
  query: E extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;
  body: E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
}

/** The input that a handler receives: validated, with defaults filled in. */
export interface ParsedInput<E extends Endpoint> {
  query: E extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
  body: E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
}

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** Returns the record unchanged. It checks the type of the record and preserves its literal types. */
export function defineEndpoint<const E extends Endpoint>(record: E): E {
  return record;
}
