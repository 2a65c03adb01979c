import type { HttpBindings } from '@hono/node-server';
import type { ReadAddress } from '@piri/caller-address';
import { type FairQueue, FairQueueFull } from '@piri/caller-address/fair-queue';
import type { Endpoint, ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { headerNames } from '@piri/contract/headers';
import type { Hono, Context as HttpContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { ApiError } from '../core/api-error.ts';
import { getDeviceCookieName } from '../modules/customers/known-devices.ts';
import type { AppContext, RequestContext, UnverifiedCaller } from '../runtime/context.ts';
import { HandlerResult, StoredResult } from '../runtime/handler-result.ts';
import { createIdempotentRunner, parseIdempotencyKey } from '../runtime/idempotency.ts';
import { enforceRateLimits, type RateLimit } from '../runtime/rate-limit.ts';
import { authenticateCustomer } from './authenticate-customer.ts';
import { parseRequest } from './parse-request.ts';
import { getBufferedUploadMemoryBytes, runWithinUploadLimits } from './run-within-upload-limits.ts';
import { sendCacheable } from './send-cacheable.ts';

export interface HttpEnv {
  Variables: {
    requestId: string;
    /** The path to write to the log if the real one contains an id or a secret. */
    loggedPath?: string;
  };
  Bindings: Partial<HttpBindings>;
}

/**
 * The result of a handler. Endpoints with an idempotency key return the result of `ctx.once`; others return the body,
 * or a `HandlerResult` with another status.
 */
type RouteResult<E extends Endpoint> = E['repeat'] extends 'keyed'
  ? StoredResult<ResponseOf<E>>
  : ResponseOf<E> | HandlerResult<ResponseOf<E>>;

/** The input of a handler: body and query if the endpoint has both, otherwise the one that it has. */
type HandlerInput<E extends Endpoint> = E extends { body: z.ZodType }
  ? E extends { query: z.ZodType }
    ? ParsedInput<E>
    : ParsedInput<E>['body']
  : ParsedInput<E>['query'];

interface AnyRoute<E extends Endpoint> {
  handle: (call: { ctx: RequestContext<E>; input: HandlerInput<E> }) => Promise<RouteResult<E>>;
  /** Rate limits that are counted before the body is read, for valid and invalid requests alike. */
  limits?: (call: { caller: UnverifiedCaller; customerId: string }) => RateLimit[];
  /** Rate limits that depend on the body, such as those of an account. Counted before the handler runs. */
  inputLimits?: (call: {
    ctx: AppContext;
    caller: UnverifiedCaller;
    customerId: string;
    input: ParsedInput<E>;
  }) => RateLimit[] | Promise<RateLimit[]>;
  /** Allows requests without an API key, such as those of monitoring. */
  keyless?: true;
}

/** A route of an endpoint. Only public endpoints can be shared, since personal data must never be cached by a CDN. */
export type EndpointRoute<E extends Endpoint> = AnyRoute<E> &
  (E['auth'] extends 'public'
    ? {
        /** Lets a CDN cache the response for a minute. For reads whose response is the same for everyone. */
        shared?: true;
        /** Runs the handler in the fair queue of searches, because it is expensive for the database. */
        queued?: true;
      }
    : { shared?: never; queued?: never });

export interface MountOptions {
  ctx: AppContext;
  apiKey: string;
  readAddress: ReadAddress;
  /** The queue in which expensive searches wait for the database. */
  searches: FairQueue;
}

/** Mounts an endpoint of the contract on its path. Handlers only receive requests that have passed all checks. */
export function mountEndpoint<E extends Endpoint>(
  app: Hono<HttpEnv>,
  endpoint: E,
  route: EndpointRoute<E>,
  { ctx, apiKey, readAddress, searches }: MountOptions,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    if (route.keyless !== true && c.req.header(headerNames.apiKey) !== apiKey) {
      throw new ApiError(
        'API_KEY_UNKNOWN',
        `The header ${headerNames.apiKey} is missing, or its value is unknown.`,
      );
    }
    const deviceToken = getCookie(c, getDeviceCookieName(ctx.siteUrl));
    const caller: UnverifiedCaller = { ...parseCaller(c, readAddress), deviceToken };
    const customer = await authenticateCustomer(ctx, endpoint.auth, caller.token);
    const customerId = customer?.id ?? '';
    if (route.limits)
      await enforceRateLimits(ctx, route.limits({ caller, customerId }), { caller, customerId });
    if (endpoint.form === undefined) return handleRequest();
    const bytes = getBufferedUploadMemoryBytes(c.req.raw, endpoint.form.maxFileBytes);
    return runWithinUploadLimits({ address: caller.address, bytes }, handleRequest);

    async function handleRequest(): Promise<Response> {
      const input = await parseRequest(endpoint, c.req.raw);
      if (route.inputLimits) {
        const limits = await route.inputLimits({ ctx, caller, customerId, input });
        await enforceRateLimits(ctx, limits, { caller, customerId });
      }

      const keyed = endpoint.repeat === 'keyed' && keyedBy(c.req.header(headerNames.idempotencyKey), input);
      // The endpoint's flags determine what `authenticateCustomer` returns and whether there is an idempotency key, but TypeScript
      // cannot infer that.
      const callContext = { ...ctx, caller, customer, ...keyed } as unknown as RequestContext<E>;
      const handle = () => route.handle({ ctx: callContext, input: handlerInput(endpoint, input) });
      const result = await (route.queued === true
        ? searches(caller.address, handle).catch(rejectIfQueueFull)
        : handle());
      if (result instanceof StoredResult && result.replayed)
        c.header(headerNames.idempotencyReplayed, 'true');
      if (result instanceof HandlerResult) {
        for (const [name, value] of Object.entries(result.headers)) c.header(name, value);
      }
      if (route.shared === true) return sendShared(c, endpoint, result);
      const { status, body } =
        result instanceof HandlerResult ? result : { status: endpoint.statuses[0] ?? 200, body: result };
      return endpoint.plain !== undefined ? sendPlain(c, status, body) : sendUncached(c, status, body);
    }

    function keyedBy(header: string | undefined, input: ParsedInput<E>) {
      const key = parseIdempotencyKey(header);
      return {
        once: createIdempotentRunner(ctx, { endpoint, customerId: customer?.id, key, input }),
        idempotencyKey: key,
      };
    }
  });
}

function handlerInput<E extends Endpoint>(endpoint: E, input: ParsedInput<E>): HandlerInput<E> {
  const hasBoth = endpoint.body !== undefined && endpoint.query !== undefined;
  // The same distinction as in the type, which TypeScript cannot infer.
  return (hasBoth ? input : (input.body ?? input.query)) as HandlerInput<E>;
}

function rejectIfQueueFull(error: unknown): never {
  if (error instanceof FairQueueFull)
    throw new ApiError('UNAVAILABLE', 'Too many attempts at once. Try again shortly.');
  throw error;
}

/**
 * Returns the caller of a request. `deviceToken` is undefined, because only endpoints of the contract read the device
 * cookie.
 */
export function parseCaller(c: HttpContext<HttpEnv>, readAddress: ReadAddress): UnverifiedCaller {
  const bearer = /^Bearer +(\S+)$/i.exec(c.req.header(headerNames.authorization) ?? '');
  const peer = c.env?.incoming?.socket.remoteAddress;
  const guestToken = c.req.header(headerNames.guestToken);
  const mobileToken = c.req.header(headerNames.mobileToken);
  return {
    address: readAddress(peer, c.req.header('x-forwarded-for')),
    userAgent: c.req.header('user-agent') ?? '',
    ...{ token: bearer?.[1], guestToken, mobileToken, deviceToken: undefined },
  };
}

function sendUncached(c: HttpContext<HttpEnv>, status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  // All success statuses of an endpoint have a body, but Hono's type also includes those that have none.
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, headers);
}

function sendShared(c: HttpContext<HttpEnv>, { plain }: Endpoint, result: unknown): Response {
  if (plain === undefined) return sendCacheable(c, JSON.stringify(result));
  return sendCacheable(c, String(result), `${plain === true ? 'text/plain' : plain}; charset=utf-8`);
}

function sendPlain(c: HttpContext<HttpEnv>, status: number, body: unknown): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return c.body(String(body), status as ContentfulStatusCode, headers);
}

/**
 * Responds to other methods of known paths with 405 and the methods they allow. Call it after all endpoints are
 * mounted, because the first match wins.
 */
export function mountMethodNotAllowed(app: Hono<HttpEnv>, endpoints: readonly Endpoint[]): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.all(path, (c) => {
      c.header('allow', allow);
      if (c.req.method === 'OPTIONS') return c.body(null, 204);
      throw new ApiError('METHOD_NOT_ALLOWED', `This path accepts ${allow}.`);
    });
  }
}
