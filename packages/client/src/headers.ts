import { headerNames } from '@piri/contract/headers';

export interface RequestIdentity {
  /** The public key of the channel. */
  apiKey: string;
  /** A fixed name of the application, never of a person or a machine. */
  deviceId: string;
  /** The session's token, if there is one. Read before each request, so that a retry does not outlive a sign-out. */
  getAuthToken?: () => string | null | undefined;
}

/** A hook that says who is calling. For first requests and for retries alike: ky runs separate hooks for the two. */
export function createIdentityHook(identity: RequestIdentity) {
  return ({ request }: { request: Request }): void => {
    request.headers.set(headerNames.apiKey, identity.apiKey);
    request.headers.set(headerNames.deviceId, identity.deviceId);

    const token = identity.getAuthToken?.();
    if (token) request.headers.set(headerNames.authorization, `Bearer ${token}`);
    else request.headers.delete(headerNames.authorization);
  };
}

/** The session's token that a request carries. */
export function readAuthToken({ headers }: Pick<Request, 'headers'>): string | undefined {
  return headers.get(headerNames.authorization)?.replace(/^Bearer /, '');
}

/** 128 random bits. `crypto.randomUUID` is missing from pages served over plain http, such as a phone trying a development server. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
