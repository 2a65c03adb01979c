import type { Endpoint } from '@piri/contract/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@piri/contract/endpoints';
import { Hono } from 'hono';
import { type HttpEnv, type MountOptions, mount, mountOtherMethods, type Route } from './http/mount.ts';
import { problemAnswer } from './http/problem-answer.ts';
import { requestFrame } from './http/request-frame.ts';
import { searchCategories } from './modules/categories/search-categories.ts';
import { listCurrencyConversions } from './modules/currencies/list-currency-conversions.ts';
import { getHealth } from './modules/health/get-health.ts';
import { Refusal } from './refusal.ts';

/** Every call of the contract and the verb that answers it. A call without one does not compile. */
const routes: { readonly [Name in EndpointName]: Route<Endpoints[Name]> } = {
  getHealth: { handle: getHealth, keyless: true },
  listCurrencyConversions: {
    handle: ({ ctx, input }) => listCurrencyConversions({ ctx, input: input.query }),
    shared: true,
  },
  searchCategories: { handle: ({ ctx, input }) => searchCategories({ ctx, input: input.body }) },
};

export function createApp(options: MountOptions): Hono<HttpEnv> {
  const { log } = options.ctx;
  const calls: readonly Endpoint[] = Object.values(endpoints);
  const app = new Hono<HttpEnv>();

  app.use(requestFrame({ log, paths: new Set(calls.map((call) => call.path)) }));
  for (const name of Object.keys(routes) as EndpointName[]) mountCall(name);
  mountOtherMethods(app, calls);
  // A route, not the not-found hook: what that throws would slip past the frame.
  app.all('*', () => {
    throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
  });
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const { status, headers, body } = problemAnswer(error, requestId);
    if (status >= 500) log.failure('A request failed.', error, { requestId });
    return c.json(body, status, headers);
  });
  return app;

  function mountCall<Name extends EndpointName>(name: Name): void {
    mount(app, endpoints[name], routes[name], options);
  }
}
