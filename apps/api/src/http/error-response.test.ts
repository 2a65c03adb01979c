import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { searchCategories } from '@piri/contract/categories';
import { listCurrencyConversions } from '@piri/contract/currencies';
import { errorResponse } from '@piri/contract/error';
import { getHealth } from '@piri/contract/health';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLogger } from '../core/log.ts';
import { connect } from '../db/connect.ts';
import { expectApiError } from '../testing/expect-api-error.ts';
import { startTestApi, type TestApi, testApiKey } from '../testing/test-api.ts';
import { startHttpServer } from './http-server.ts';

const search = searchCategories.path;
const currencies = listCurrencyConversions.path;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('an internal error', () => {
  it('hides its message from the client and is logged with its request id', async () => {
    await sql`alter table currencies rename to currencies_away`.execute(api.db);
    const response = await api.get(currencies);
    await sql`alter table currencies_away rename to currencies`.execute(api.db);
    const error = expectApiError(response, 500, 'INTERNAL');
    expect(error.retryable).toBe(false);
    expect(response.text).not.toMatch(/currencies|relation|select|42P01| at /i);
    const line = api.logLines
      .map((text) => JSON.parse(text))
      .find((entry) => entry.requestId === error.requestId);
    expect(line).toMatchObject({ level: 'error', error: { code: '42P01' } });
    expect((await api.get(currencies)).status).toBe(200);
  });

  it('is a 503 if the database cannot be reached', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    nobody.close();
    await once(nobody, 'close');

    const log = createLogger({ level: 'error', now: () => new Date(0), write: () => {} });
    const away = await connect({ databaseUrl: `postgres://127.0.0.1:${port}/shop`, dataDir: undefined, log });
    const ctx = { ...api.ctx, db: away.db, databaseKind: away.kind, log };
    const app = createApp({ ctx, apiKey: testApiKey, readAddress: () => '' });
    const listener = await startHttpServer(app, '127.0.0.1', 0);
    for (const path of [getHealth.path, currencies]) {
      const response = await fetch(`${listener.url}${path}`, { headers: { 'x-api-key': testApiKey } });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(errorResponse.parse(await response.json()).error).toMatchObject({
        code: 'UNAVAILABLE',
        retryable: true,
      });
    }
    await listener.close();
    await away.close();
  });
});

// The embedded database has a single session and no timeouts of its own, so these errors only occur on a server.
if (process.env['TEST_DATABASE_URL']) {
  describe('on PostgreSQL', () => {
    it('is a 503 if a statement takes too long, which is then cancelled', async () => {
      const response = await api.db.transaction().execute(async (tx) => {
        await sql`lock table currencies in access exclusive mode`.execute(tx);
        return api.get(currencies);
      });
      expectApiError(response, 503, 'UNAVAILABLE');
      expect((await api.get(currencies)).status).toBe(200);
    });

    it('does not stop the process if the server closes all connections', async () => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(api.db);
      const itself = sql`select pg_terminate_backend(pg_backend_pid())`.execute(api.db);
      await expect(itself).rejects.toMatchObject({ code: '57P01' });
      const statuses: number[] = [];
      while (statuses.at(-1) !== 200) statuses.push((await api.get(currencies)).status);
      expect([200, 503]).toEqual(expect.arrayContaining(statuses));
    });
  });
}

it('logs one JSON line per request without secrets', async () => {
  const secrets = ['s3cret-path', 's3cret-query', 's3cret-header', 's3cret-body'];
  const before = api.logLines.length;
  await api.get('/api/s3cret-path?token=s3cret-query', { authorization: 'Bearer s3cret-header' });
  await api.post(
    `${search}?token=s3cret-query`,
    { password: 's3cret-body' },
    { 'x-api-key': 's3cret-header' },
  );
  await api.post(search, '{"password":"s3cret-body"', { authorization: 'Bearer s3cret-header' });
  const lines = api.logLines.slice(before);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', message: 'request', method: 'GET', path: '(unknown)', status: 404 },
    { level: 'info', message: 'request', method: 'POST', path: search, status: 401 },
    { level: 'info', message: 'request', method: 'POST', path: search, status: 400 },
  ]);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});
