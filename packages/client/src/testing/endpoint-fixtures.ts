import { defineEndpoint } from '@piri/contract/define-endpoint';
import { z } from 'zod';

const body = z.strictObject({ word: z.string() });
const response = z.object({ echo: z.string() });
const common = {
  method: 'POST',
  path: '/api/words',
  body,
  response,
  statuses: [200],
  auth: 'public',
} as const;

/**
 * One endpoint for each class of retry safety. Tests of retries need all four, and must not change when the contract
 * grows.
 */
export const endpointFixtures = {
  readWord: defineEndpoint({ ...common, name: 'readWord', repeat: 'safe' }),
  setWord: defineEndpoint({ ...common, name: 'setWord', repeat: 'natural', method: 'PATCH' }),
  orderWord: defineEndpoint({ ...common, name: 'orderWord', repeat: 'keyed', statuses: [200, 201] }),
  sendWord: defineEndpoint({ ...common, name: 'sendWord', repeat: 'never' }),
  findWord: defineEndpoint({
    name: 'findWord',
    method: 'GET',
    path: '/api/words',
    query: z.strictObject({ size: z.number().default(10), start: z.string().optional() }),
    response,
    statuses: [200],
    auth: 'public',
    repeat: 'safe',
  }),
  listWords: defineEndpoint({
    ...common,
    name: 'listWords',
    response: z.object({ list: z.array(response), nextPageToken: z.string() }),
    repeat: 'safe',
    rowByRow: true,
  }),
  findOwnWord: defineEndpoint({
    name: 'findOwnWord',
    method: 'GET',
    path: '/api/words',
    query: z.strictObject({ wordId: z.string() }),
    response,
    statuses: [200],
    auth: 'userOrGuest',
    repeat: 'safe',
    owned: 'wordId',
  }),
  keepWord: defineEndpoint({
    ...common,
    name: 'keepWord',
    body: z.strictObject({ file: z.file(), type: z.string() }),
    form: { maxFileBytes: 100 },
    repeat: 'keyed',
  }),
  formatWord: defineEndpoint({
    ...common,
    name: 'sayWord',
    response: z.literal('OK'),
    plain: true,
    repeat: 'never',
  }),
  dropWord: defineEndpoint({
    name: 'dropWord',
    method: 'DELETE',
    path: '/api/words',
    response: z.undefined(),
    statuses: [204],
    auth: 'public',
    repeat: 'natural',
  }),
};
