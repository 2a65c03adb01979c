import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// Uses a separate process, because zod checks once and remembers the result. The count is of calls to `Function` as a
// constructor.
const script = `
  let built = 0;
  globalThis.Function = new Proxy(Function, { construct: (target, args) => { built += 1; return new target(...args); } });
  if (process.argv[1] === 'browser') globalThis.document = {};
  const { endpoints } = await import(${JSON.stringify(new URL('./endpoints.ts', import.meta.url).href)});
  const { success: ok } = endpoints.searchCategories.body.safeParse({});
  console.log(JSON.stringify({ ok, built }));
`;

async function run(place: 'browser' | 'server'): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
    place,
  ]);
  return JSON.parse(stdout);
}

test('schemas are not compiled in a browser, because the content security policy forbids it', async () => {
  expect(await run('browser')).toEqual({ ok: true, built: 0 });
});

test('schemas are compiled on a server, which is faster', async () => {
  expect(await run('server')).toEqual({ ok: true, built: expect.toSatisfy((built: number) => built > 0) });
});
