import { defineEndpoint } from './define-endpoint.ts';
import { itemOption, optionValue } from './options.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
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

export const searchAttributes = defineEndpoint({
  name: 'searchAttributes',
  method: 'POST',
  path: '/api/attributes/search',
  body: createSearchBodySchema({
    fields: ['id', 'name', 'kind'],
    sortFields: ['sortOrder', 'name', 'id'],
    size: 50,
  }),
  response: createPageSchema(attribute),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

/** Returns the options of all items, with every value that any item offers. */
export const listOptions = defineEndpoint({
  name: 'listOptions',
  method: 'GET',
  path: '/api/options',
  query: z.strictObject({ discriminator: z.string().max(200).optional() }),
  response: z.object({ list: z.array(itemOption) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});

export const searchOptions = defineEndpoint({
  name: 'searchOptions',
  method: 'POST',
  path: '/api/options',
  body: createSearchBodySchema({ fields: ['discriminator'], sortFields: ['discriminator'], size: 50 }),
  response: createPageSchema(itemOption),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
