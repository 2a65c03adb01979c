import type { Endpoint, ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { headerNames } from '@piri/contract/headers';
import type { Hono, Context as HttpContext } from 'hono';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { parseInput } from './parse-input.ts';
import { sendCached } from './send-cached.ts';

export interface HttpEnv {
  Variables: { requestId: string };
}

export interface Route<E extends Endpoint> {
  handle(call: { ctx: Context; input: ParsedInput<E> }): Promise<ResponseOf<E>>;
  /** Lets a CDN keep the answer for a minute. For reading calls whose answer is the same for everybody. */
  shared?: true;
  /** Answers without an API key: for those who watch the process, not the shop. */
  keyless?: true;
}

export interface MountOptions {
  ctx: Context;
  apiKey: string;
}

/** Puts one call of the contract onto its path. What reaches the handler has passed every check. */
export function mount<E extends Endpoint>(
  app: Hono<HttpEnv>,
  endpoint: E,
  route: Route<E>,
  { ctx, apiKey }: MountOptions,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    if (route.keyless !== true && c.req.header(headerNames.apiKey) !== apiKey) {
      throw new Refusal(
        'API_KEY_UNKNOWN',
        `The header ${headerNames.apiKey} is missing or names no channel.`,
      );
    }
    const input = await parseInput(endpoint, c.req.raw);
    const answer = JSON.stringify(await route.handle({ ctx, input }));
    return route.shared === true ? sendCached(c, answer) : sendFresh(c, answer);
  });
}

function sendFresh(c: HttpContext<HttpEnv>, json: string): Response {
  return c.body(json, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
}

/** Says for each known path which methods it has. Called after every call is mounted: the first match answers. */
export function mountOtherMethods(app: Hono<HttpEnv>, endpoints: readonly Endpoint[]): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.all(path, (c) => {
      c.header('allow', allow);
      if (c.req.method === 'OPTIONS') return c.body(null, 204);
      throw new Refusal('METHOD_NOT_ALLOWED', `This path answers ${allow}.`);
    });
  }
}
