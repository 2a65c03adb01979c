import type { HttpBindings } from '@hono/node-server';
import type { ReadAddress } from '@piri/caller-address';
import { type FairQueue, FairQueueFull } from '@piri/caller-address/fair-queue';
import type { Endpoint, ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { headerNames } from '@piri/contract/headers';
import type { Hono, Context as HttpContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { ApiError } from '../core/api-error.ts';
import { deviceCookieName } from '../modules/customers/known-devices.ts';
import type { AppContext, Caller, RequestContext } from '../runtime/context.ts';
import { HandlerResult, StoredResult } from '../runtime/handler-result.ts';
import { createIdempotentRunner, parseIdempotencyKey } from '../runtime/idempotency.ts';
import { enforceRateLimits, type RateLimit } from '../runtime/rate-limit.ts';
import { authorize } from './authorize.ts';
import { bytesOfHeld, limitUploads } from './limit-uploads.ts';
import { parseRequest } from './parse-request.ts';
import { sendCacheable } from './send-cacheable.ts';

export interface HttpEnv {
  Variables: {
    requestId: string;
    /** How a path that names something is written into the log. */
    loggedPath?: string;
  };
  Bindings: Partial<HttpBindings>;
}

/** A keyed call answers with what `ctx.once` gives; every other one with the body, or an `Answer` under another status. */
type AnswerOf<E extends Endpoint> = E['repeat'] extends 'keyed'
  ? StoredResult<ResponseOf<E>>
  : ResponseOf<E> | HandlerResult<ResponseOf<E>>;

/** What a handler is given of the input: both where its call has both, else the body or the query that it has. */
type HandlerInput<E extends Endpoint> = E extends { body: z.ZodType }
  ? E extends { query: z.ZodType }
    ? ParsedInput<E>
    : ParsedInput<E>['body']
  : ParsedInput<E>['query'];

interface AnyRoute<E extends Endpoint> {
  handle: (call: { ctx: RequestContext<E>; input: HandlerInput<E> }) => Promise<AnswerOf<E>>;
  /** How often it may be called, counted before its body is read, good or bad. */
  limits?: (call: { caller: Caller; customerId: string }) => RateLimit[];
  /** The same for what the body names, such as an account, counted before anything is done. */
  inputLimits?: (call: {
    ctx: AppContext;
    caller: Caller;
    customerId: string;
    input: ParsedInput<E>;
  }) => RateLimit[] | Promise<RateLimit[]>;
  /** Answers without an API key: for those who watch the process, not the shop. */
  keyless?: true;
}

/** What is personal must never be shared, so only a public call can say that it is. */
export type Route<E extends Endpoint> = AnyRoute<E> &
  (E['auth'] extends 'public'
    ? {
        /** Lets a CDN keep the answer for a minute. For reading calls whose answer is the same for everybody. */
        shared?: true;
        /** Lets addresses take turns at it, since it keeps the database busy. */
        queued?: true;
      }
    : { shared?: never; queued?: never });

export interface MountOptions {
  ctx: AppContext;
  apiKey: string;
  readAddress: ReadAddress;
  /** Where the searches of all addresses wait for the database. */
  searches: FairQueue;
}

/** Puts one call of the contract onto its path. What reaches the handler has passed every check. */
export function mountEndpoint<E extends Endpoint>(
  app: Hono<HttpEnv>,
  endpoint: E,
  route: Route<E>,
  { ctx, apiKey, readAddress, searches }: MountOptions,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    if (route.keyless !== true && c.req.header(headerNames.apiKey) !== apiKey) {
      throw new ApiError(
        'API_KEY_UNKNOWN',
        `The header ${headerNames.apiKey} is missing or names no channel.`,
      );
    }
    const deviceToken = getCookie(c, deviceCookieName(ctx.siteUrl));
    const caller: Caller = { ...parseCaller(c, readAddress), deviceToken };
    const customer = await authorize(ctx, endpoint.auth, caller.token);
    const customerId = customer?.id ?? '';
    if (route.limits)
      await enforceRateLimits(ctx, route.limits({ caller, customerId }), { caller, customerId });
    if (endpoint.form === undefined) return answerCall();
    const bytes = bytesOfHeld(c.req.raw, endpoint.form.largestFile);
    return limitUploads({ address: caller.address, bytes }, answerCall);

    async function answerCall(): Promise<Response> {
      const input = await parseRequest(endpoint, c.req.raw);
      if (route.inputLimits) {
        const limits = await route.inputLimits({ ctx, caller, customerId, input });
        await enforceRateLimits(ctx, limits, { caller, customerId });
      }

      const keyed = endpoint.repeat === 'keyed' && keyedBy(c.req.header(headerNames.idempotencyKey), input);
      // What `admit` lets through and `onceFor` makes is what the endpoint's flags promise; TypeScript cannot follow that.
      const callContext = { ...ctx, caller, customer, ...keyed } as unknown as RequestContext<E>;
      const handle = () => route.handle({ ctx: callContext, input: handlerInput(endpoint, input) });
      const answer = await (route.queued === true
        ? searches(caller.address, handle).catch(refuseIfFull)
        : handle());
      if (answer instanceof StoredResult && answer.replayed)
        c.header(headerNames.idempotencyReplayed, 'true');
      if (answer instanceof HandlerResult) {
        for (const [name, value] of Object.entries(answer.headers)) c.header(name, value);
      }
      if (route.shared === true) return sendShared(c, endpoint, answer);
      const { status, body } =
        answer instanceof HandlerResult ? answer : { status: endpoint.statuses[0] ?? 200, body: answer };
      return endpoint.plain !== undefined ? sendPlain(c, status, body) : sendFresh(c, status, body);
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
  // The same distinction as in the type, which TypeScript cannot follow.
  return (hasBoth ? input : (input.body ?? input.query)) as HandlerInput<E>;
}

function refuseIfFull(error: unknown): never {
  if (error instanceof FairQueueFull) throw new ApiError('UNAVAILABLE', 'Too many come at once.');
  throw error;
}

/** Who calls. The cookie of a known device is read by calls of the contract alone. */
export function parseCaller(c: HttpContext<HttpEnv>, readAddress: ReadAddress): Caller {
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

function sendFresh(c: HttpContext<HttpEnv>, status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  // A call's good statuses all have a body; Hono's type also knows those that have none.
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, headers);
}

function sendShared(c: HttpContext<HttpEnv>, { plain }: Endpoint, answer: unknown): Response {
  if (plain === undefined) return sendCacheable(c, JSON.stringify(answer));
  return sendCacheable(c, String(answer), `${plain === true ? 'text/plain' : plain}; charset=utf-8`);
}

function sendPlain(c: HttpContext<HttpEnv>, status: number, body: unknown): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return c.body(String(body), status as ContentfulStatusCode, headers);
}

/** Says for each known path which methods it has. Called after every call is mounted: the first match answers. */
export function mountMethodNotAllowed(app: Hono<HttpEnv>, endpoints: readonly Endpoint[]): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.all(path, (c) => {
      c.header('allow', allow);
      if (c.req.method === 'OPTIONS') return c.body(null, 204);
      throw new ApiError('METHOD_NOT_ALLOWED', `This path answers ${allow}.`);
    });
  }
}
