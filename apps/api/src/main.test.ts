import { afterAll, beforeAll, expect, it } from 'vitest';
import { health, spawnedApis } from './testing/spawned-apis.ts';
import { createEmptyDatabase, type TestDatabase } from './testing/test-database.ts';

const { start } = spawnedApis();
let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the process says it is ready in one line, and ends with 0 on %s',
  async (signal) => {
    const api = start({ ...(database.url !== undefined && { DATABASE_URL: database.url }) });
    const url = await api.ready();
    expect(await health(url)).toEqual({ status: 'ok', database: database.url ? 'postgresql' : 'pglite' });
    api.child.kill(signal);
    api.child.kill(signal);
    expect(await api.exited).toBe(0);
    expect(api.output.stdout).toBe(`API ready on ${url}\n`);
    await expect(fetch(url)).rejects.toThrow();
  },
);
