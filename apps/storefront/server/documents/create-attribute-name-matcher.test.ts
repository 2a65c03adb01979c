import type { Client } from '@piri/client';
import { expect, test, vi } from 'vitest';
import { createAttributeNameMatcher } from './create-attribute-name-matcher.ts';

const answered = (ids: string[]) =>
  ({
    ok: true,
    status: 200,
    body: { list: ids.map((id) => ({ id, name: `${id} name` })), nextPageToken: '' },
  }) as unknown as Awaited<ReturnType<Client['searchAttributes']>>;

test('requests the attributes once for many visitors, and again after ten minutes', async () => {
  const clock = { now: 0 };
  const searchAttributes = vi.fn(async () => answered(['fabric']));
  const current = createAttributeNameMatcher({ searchAttributes }, () => clock.now);
  const isAttribute = await current();
  expect(['fabric', 'fabric name', 'utm_source'].map(isAttribute)).toEqual([true, true, false]);
  await current();
  expect(searchAttributes).toHaveBeenCalledTimes(1);
  searchAttributes.mockResolvedValue(answered(['wood']));
  clock.now = 600_000;
  await current();
  await vi.waitUntil(async () => (await current())('wood'));
  expect(searchAttributes).toHaveBeenCalledTimes(2);
});

test('accepts every name while the API is unreachable, and retries in the background', async () => {
  const clock = { now: 0 };
  const failed = { ok: false, networkError: true } as unknown as ReturnType<typeof answered>;
  const searchAttributes = vi.fn(async () => failed);
  const current = createAttributeNameMatcher({ searchAttributes }, () => clock.now);
  expect((await current())('anything')).toBe(true);
  await current();
  expect(searchAttributes).toHaveBeenCalledTimes(1);

  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answered>>();
  searchAttributes.mockReturnValue(promise);
  clock.now = 10_000;
  expect((await current())('anything')).toBe(true);
  expect(searchAttributes).toHaveBeenCalledTimes(2);
  resolve(answered(['fabric']));
  await vi.waitUntil(async () => !(await current())('anything'));
});

test('requests the attributes at the start', () => {
  const searchAttributes = vi.fn(async () => answered(['fabric']));
  createAttributeNameMatcher({ searchAttributes });
  expect(searchAttributes).toHaveBeenCalledTimes(1);
});
