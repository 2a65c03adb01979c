import { searchCategories } from './catalogue.ts';
import { listCurrencyConversions } from './currencies.ts';
import type { Endpoint } from './endpoint.ts';
import { getHealth } from './health.ts';

/** Every call there is. The API mounts exactly these; the client offers exactly these. */
export const endpoints = { getHealth, listCurrencyConversions, searchCategories } as const satisfies Record<
  string,
  Endpoint
>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
