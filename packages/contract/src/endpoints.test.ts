import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const calls: [string, Endpoint][] = Object.entries(endpoints);

describe('CALL-1 every call', () => {
  it.each(calls)('%s stands under its own name', (key, call) => {
    expect(call.name).toBe(key);
  });

  it('has a method and path that no other call has', () => {
    const addresses = calls.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(calls)(
    '%s has a fixed path below /api, at least one good answer, and a body only where one may be',
    (_, call) => {
      expect(call.path).toMatch(/^\/api(\/[a-z0-9.-]+)+$/);
      expect(call.statuses.length).toBeGreaterThan(0);
      for (const status of call.statuses) expect(status >= 200 && status < 300, String(status)).toBe(true);
      if (call.method === 'GET') expect(call.body).toBeUndefined();
    },
  );

  it.each(calls)('%s that only reads may be repeated', (_, call) => {
    if (call.method === 'GET' || call.path.endsWith('/search')) expect(call.repeat).toBe('safe');
    else expect(['natural', 'keyed', 'never']).toContain(call.repeat);
  });

  it.each(calls)('%s refuses keys it does not know', (_, call) => {
    for (const schema of [call.query, call.body]) {
      if (schema === undefined) continue;
      const issues = schema.safeParse({ surprise: 1 }).error?.issues ?? [];
      expect(issues).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys', keys: ['surprise'] }),
      );
    }
  });

  it.each(calls)('%s can be written down as JSON Schema', (_, call) => {
    for (const schema of [call.query, call.body]) {
      if (schema !== undefined)
        expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object' });
    }
    expect(z.toJSONSchema(call.response)).toMatchObject({ type: 'object' });
  });
});

it.each([
  ['searchCategories', 'POST', '/api/categories/search', 50],
  ['listCurrencyConversions', 'GET', '/api/currencies/conversions', 10],
] as const)('CALL-4 %s is %s %s, %i rows a page when no size is named', (name, method, path, size) => {
  const call: Endpoint = endpoints[name];
  expect([call.method, call.path]).toEqual([method, path]);
  expect((call.body ?? call.query)?.parse({})).toMatchObject({ size });
});
