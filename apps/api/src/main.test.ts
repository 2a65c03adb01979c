import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fetchHealth, setUpApiProcesses } from './testing/api-processes.ts';
import { createEmptyDatabase, type TestDatabase } from './testing/test-database.ts';

const { start } = setUpApiProcesses();
let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the process reports readiness in one line and exits with 0 on %s',
  async (signal) => {
    const api = start({ ...(database.url !== undefined && { DATABASE_URL: database.url }) });
    const url = await api.ready();
    expect(await fetchHealth(url)).toEqual({
      status: 'ok',
      database: database.url ? 'postgresql' : 'pglite',
    });
    api.child.kill(signal);
    api.child.kill(signal);
    expect(await api.exited).toBe(0);
    expect(api.output.stdout).toBe(`API ready on ${url}\n`);
    await expect(fetch(url)).rejects.toThrow();
  },
);

it('the log warns once about each variable that is set by its old name', async () => {
  const api = start({ ...(database.url !== undefined && { DATABASE_URL: database.url }), LIMIT_FACTOR: '2' });
  await api.ready();
  api.child.kill('SIGTERM');
  await api.exited;
  expect(api.output.stderr.split('\n').filter((line) => line.includes('LIMIT_FACTOR'))).toEqual([
    expect.stringMatching(/"level":"warn".+LIMIT_FACTOR is now called RATE_LIMIT_MULTIPLIER\./),
  ]);
});

// Production does not start with the embedded database.
if (process.env['TEST_DATABASE_URL']) {
  it('production has no demo customers and no outbox page', async () => {
    const { url: DATABASE_URL = '', drop } = await createEmptyDatabase();
    onTestFinished(drop);
    const selling = { NODE_ENV: 'production', SITE_URL: 'https://piri.example' };
    const api = start({ DATABASE_URL, ...selling, FINGERPRINT_KEY: 'x'.repeat(32) });
    onTestFinished(async () => {
      api.child.kill('SIGKILL');
      await api.exited;
    });
    const url = await api.ready();
    const headers = { 'x-api-key': 'piri-web-public-key', 'content-type': 'application/json' };
    const demo = {
      ...{ source: 'DEFAULT', type: 'DEFAULT' },
      ...{ userName: 'demo@piri.example', password: 'piri123' },
    };
    const signIn = { method: 'POST', body: JSON.stringify(demo), headers };
    expect((await fetch(`${url}/api/signin/customers`, signIn)).status).toBe(401);
    expect((await fetch(`${url}/api/outbox`, { headers })).status).toBe(404);
    expect(api.output.stderr.split('\n').filter((line) => line.includes('"warn"'))).toEqual([
      expect.stringContaining('Neither SMTP_URL nor EMAIL_SERVICE_ID is set: emails, such as password'),
    ]);
  });
}
