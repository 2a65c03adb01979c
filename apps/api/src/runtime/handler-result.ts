/** An answer whose status is not the first of its call's good ones, or that has headers of its own. */
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

/** An answer that stands under its idempotency key. Only `once` makes them, so a keyed call cannot go without. */
export class StoredResult<T> extends HandlerResult<T> {
  /** It was given before, and nothing was done this time. */
  readonly replayed: boolean;

  constructor(status: number, body: T, replayed: boolean) {
    super(status, body);
    this.replayed = replayed;
  }
}
