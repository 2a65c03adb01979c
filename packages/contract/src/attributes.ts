import { endpoint } from './endpoint.ts';
import { option, optionValue } from './options.ts';
import { pageSchema, searchBody } from './search.ts';
import { z } from './zod.ts';

/**
 * A property that tells items apart: an `option` is selected on an item's page, a `facet` only filters lists, a `part`
 * is only shown. The values are in display order.
 */
export const attribute = z.object({
  id: z.string(),
  sortOrder: z.int(),
  name: z.string(),
  kind: z.enum(['option', 'facet', 'part']),
  unit: z.string().optional(),
  values: z.array(optionValue),
});
export type Attribute = z.infer<typeof attribute>;

export const searchAttributes = endpoint({
  name: 'searchAttributes',
  method: 'POST',
  path: '/api/attributes/search',
  body: searchBody({ fields: ['id', 'name', 'kind'], sortFields: ['sortOrder', 'name', 'id'], size: 50 }),
  response: pageSchema(attribute),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

/** Returns the options of all items, with every value that any item offers. */
export const listOptions = endpoint({
  name: 'listOptions',
  method: 'GET',
  path: '/api/options',
  query: z.strictObject({ discriminator: z.string().max(200).optional() }),
  response: z.object({ list: z.array(option) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

export const searchOptions = endpoint({
  name: 'searchOptions',
  method: 'POST',
  path: '/api/options',
  body: searchBody({ fields: ['discriminator'], sortFields: ['discriminator'], size: 50 }),
  response: pageSchema(option),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
