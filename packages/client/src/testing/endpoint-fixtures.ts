import { endpoint } from '@piri/contract/endpoint';
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
  readWord: endpoint({ ...common, name: 'readWord', repeat: 'safe' }),
  setWord: endpoint({ ...common, name: 'setWord', repeat: 'natural', method: 'PATCH' }),
  orderWord: endpoint({ ...common, name: 'orderWord', repeat: 'keyed', statuses: [200, 201] }),
  sendWord: endpoint({ ...common, name: 'sendWord', repeat: 'never' }),
  findWord: endpoint({
    name: 'findWord',
    method: 'GET',
    path: '/api/words',
    query: z.strictObject({ size: z.number().default(10), start: z.string().optional() }),
    response,
    statuses: [200],
    auth: 'public',
    repeat: 'safe',
  }),
  listWords: endpoint({
    ...common,
    name: 'listWords',
    response: z.object({ list: z.array(response), nextPageToken: z.string() }),
    repeat: 'safe',
    rowByRow: true,
  }),
  findOwnWord: endpoint({
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
  keepWord: endpoint({
    ...common,
    name: 'keepWord',
    body: z.strictObject({ file: z.file(), type: z.string() }),
    form: { maxFileBytes: 100 },
    repeat: 'keyed',
  }),
  formatWord: endpoint({
    ...common,
    name: 'sayWord',
    response: z.literal('OK'),
    plain: true,
    repeat: 'never',
  }),
  dropWord: endpoint({
    name: 'dropWord',
    method: 'DELETE',
    path: '/api/words',
    response: z.undefined(),
    statuses: [204],
    auth: 'public',
    repeat: 'natural',
  }),
};
