import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'piri-seed-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the program in its own process, with only the given environment. */
function seed(args: readonly string[], variables: Record<string, string> = {}) {
  const env = { DATA_DIR: folder, LOG_LEVEL: 'error', ...variables };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'seed-cli.ts'), ...args],
      { env },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err }),
    );
  });
}

const selling = { NODE_ENV: 'production', SITE_URL: 'https://piri.example', FINGERPRINT_KEY: 'x'.repeat(32) };
// Nothing listens there: a program that tried to connect would report an error.
const DATABASE_URL = 'postgres://piri@127.0.0.1:9/nowhere';

describe('a large catalogue', () => {
  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['the embedded database', ['--synthetic-skus', '1000'], {}, /needs PostgreSQL/],
    ['production', ['--synthetic-skus', '1000'], { DATABASE_URL, ...selling }, /Add --production/],
    ['a count that is no number', ['--synthetic-skus', 'many'], { DATABASE_URL }, /from 1000 to 1000000/],
    ['a count above the maximum', ['--synthetic-skus', '1000001'], { DATABASE_URL }, /from 1000 to 1000000/],
    ['an unknown argument', ['--huge'], { DATABASE_URL }, /npm run seed/],
  ])('is rejected for %s with one sentence', async (_, args, variables, sentence) => {
    const { code, said } = await seed(args, variables);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('    at ');
  });
});

it('fills the embedded database and rebuilds its search index', async () => {
  expect(await seed([])).toMatchObject({ code: 0, said: expect.stringMatching(/^Done in \d+ s\.\n$/) });
  expect(await seed(['--rebuild-search'])).toMatchObject({ code: 0 });
});
