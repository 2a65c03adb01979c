import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defaultMaxBodyBytes } from './define-endpoint.ts';
import { createPageSchema, createSearchBodySchema, matchTypes } from './search.ts';

const body = createSearchBodySchema({
  fields: ['title', 'code'],
  sortFields: ['price'],
  size: 24,
  maxSize: 60,
});
const param = (rest: object) => ({
  textParams: [{ field: 'title', matchType: 'EXACT', value: 'a', ...rest }],
});

describe('the body of a search', () => {
  it('CALL-4 may be empty, and gets the default page, size and empty lists', () => {
    expect(body.parse({})).toEqual({
      page: 1,
      size: 24,
      fetchCount: true,
      textParams: [],
      nestedParams: [],
      sortParams: [],
    });
  });

  it('is returned unchanged if it is complete', () => {
    const whole = {
      page: 50,
      size: 60,
      fetchCount: false,
      textParams: [
        { field: 'title', matchType: 'STARTS_WITH', value: 'M' },
        { field: 'code', matchType: 'IN', value: ['a', 'b'] },
      ],
      nestedParams: [],
      sortParams: [{ field: 'price', type: 'DESC' }],
      nextPageToken: 'abc',
    };
    expect(body.parse(whole)).toEqual(whole);
  });

  it.each(matchTypes)('accepts the match type %s for every field', (matchType) => {
    const value = matchType === 'IN' ? ['a'] : 'a';
    for (const field of ['title', 'code']) {
      expect(body.safeParse({ textParams: [{ field, matchType, value }] }).success).toBe(true);
    }
  });

  it.each<[string, unknown]>([
    ['an unknown key', { limit: 5 }],
    ['an unknown key in a parameter', param({ or: true })],
    ['a field outside the list', param({ field: 'price' })],
    ['a sort field outside the list', { sortParams: [{ field: 'title', type: 'ASC' }] }],
    ['a direction in small letters', { sortParams: [{ field: 'price', type: 'asc' }] }],
    ['an unknown match type', param({ matchType: 'LIKE' })],
    ['a list without IN', param({ value: ['a'] })],
    ['IN without a list', param({ matchType: 'IN' })],
    ['IN with an empty list', param({ matchType: 'IN', value: [] })],
    ['IN with 101 texts', param({ matchType: 'IN', value: Array(101).fill('a') })],
    ['a text of 201 characters', param({ value: 'a'.repeat(201) })],
    [
      'more than 16,000 characters in all lists together',
      { textParams: [param({ matchType: 'IN', value: Array(81).fill('ক'.repeat(200)) }).textParams[0]] },
    ],
    ['21 parameters', { textParams: Array(21).fill(param({}).textParams[0]) }],
    ['5 sort parameters', { sortParams: Array(5).fill({ field: 'price', type: 'ASC' }) }],
    ['any nested parameter', { nestedParams: [{}] }],
    ['page 0', { page: 0 }],
    ['a fractional page', { page: 1.5 }],
    ['a page as text', { page: '1' }],
    ['size 0', { size: 0 }],
    ['a size above the maximum', { size: 61 }],
    ['a token of 1,001 characters', { nextPageToken: 'a'.repeat(1001) }],
    ['null instead of a default', { page: null }],
    ['a list', []],
    ['undefined', undefined],
  ])('rejects %s', (_, value) => {
    expect(body.safeParse(value).success).toBe(false);
  });
});

it('the longest valid search in any script is within the limit of a request body', () => {
  const lists = Array.from({ length: 20 }, () => ({
    ...{ field: 'title', matchType: 'IN' },
    value: Array(100).fill('ক'.repeat(8)),
  }));
  expect(body.safeParse({ textParams: lists }).success).toBe(true);
  expect(Buffer.byteLength(JSON.stringify({ textParams: lists }))).toBeLessThanOrEqual(defaultMaxBodyBytes);
});

it('CALL-4 a page requires its rows, a token, which may be empty, and a total', () => {
  const page = createPageSchema(z.object({ id: z.string() }));
  expect(page.safeParse({ list: [{ id: 'a' }], nextPageToken: '', total: 1 }).success).toBe(true);
  for (const missing of ['list', 'nextPageToken', 'total']) {
    const whole = { list: [], nextPageToken: '', total: -1 };
    expect(page.safeParse({ ...whole, [missing]: undefined }).success, missing).toBe(false);
  }
});
