/** A result with a status other than the endpoint's default, or with headers of its own. */
export class HandlerResult<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: T, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * A result that is stored under its idempotency key. Only `once` creates it, so an endpoint with a key cannot skip
 * `once`.
 */
export class StoredResult<T> extends HandlerResult<T> {
  /** Whether the result was stored earlier and no work was done this time. */
  readonly replayed: boolean;

  constructor(status: number, body: T, replayed: boolean) {
    super(status, body);
    this.replayed = replayed;
  }
}
