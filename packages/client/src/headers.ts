import { headerNames } from '@piri/contract/headers';

export interface RequestIdentity {
  /** The public key of the channel. */
  apiKey: string;
  /** A fixed name of the application, never of a person or a machine. */
  deviceId: string;
  /**
   * Returns the session's token, if there is one. It is called before each request, so that no retry uses the token
   * after a sign-out.
   */
  getAuthToken?: () => string | null | undefined;
}

/**
 * Creates a hook that sets the headers of the caller's identity. It serves first requests and retries alike, for which
 * ky runs separate hooks.
 */
export function createIdentityHook(identity: RequestIdentity) {
  return ({ request }: { request: Request }): void => {
    request.headers.set(headerNames.apiKey, identity.apiKey);
    request.headers.set(headerNames.deviceId, identity.deviceId);

    const token = identity.getAuthToken?.();
    if (token) request.headers.set(headerNames.authorization, `Bearer ${token}`);
    else request.headers.delete(headerNames.authorization);
  };
}

/** Returns the session's token that a request carries. */
export function getRequestAuthToken({ headers }: Pick<Request, 'headers'>): string | undefined {
  return headers.get(headerNames.authorization)?.replace(/^Bearer /, '');
}

/**
 * Returns 128 random bits. `crypto.randomUUID` is missing on pages served over plain HTTP, such as a development server
 * opened on a phone.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
