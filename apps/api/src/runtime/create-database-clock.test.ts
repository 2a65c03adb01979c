import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../core/log.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createDatabaseClock } from './create-database-clock.ts';

const day = 24 * 60 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function logging() {
  const lines: string[] = [];
  return {
    lines,
    log: createLogger({ level: 'info', now: () => new Date(0), write: (line) => lines.push(line) }),
  };
}

it('uses the time of the database if the machine’s clock is wrong, and warns once', async () => {
  const { lines, log } = logging();
  let offBy = 31 * day;
  const clock = await createDatabaseClock(api.db, log, () => Date.now() + offBy);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(5000);
  expect(clock.agrees()).toBe(false);
  await clock.measure();
  expect(lines.length).toBe(1);
  expect(lines[0]).toContain('The clocks of this machine and of the database differ');
  offBy = 0;
  await clock.measure();
  expect(clock.agrees()).toBe(true);
});

it('advances between two measurements', async () => {
  const clock = await createDatabaseClock(api.db, logging().log);
  const before = clock.now().getTime();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(clock.now().getTime()).toBeGreaterThan(before);
});
