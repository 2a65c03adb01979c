import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveStatic } from './serve-static.ts';

/** Returns the status of a request. `fetch` would normalise the path before sending it. */
function getStatus(origin: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end();
  });
}

test('BENCH-4 the folder is served with content types, and no files outside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  await writeFile(join(folder, 'index.html'), '<p>Here</p>');
  await writeFile(join(folder, 'list.json'), '[]');
  const { origin, close } = await serveStatic(folder, { 'list.json': '[1]' });
  expect(await (await fetch(`${origin}/list.json`)).json()).toEqual([1]);
  const response = await fetch(`${origin}/`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe('<p>Here</p>');
  expect(await getStatus(origin, '/missing.js')).toBe(404);
  for (const path of [
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
  ]) {
    expect(await getStatus(origin, path), path).toBe(404);
  }
  expect(await getStatus(origin, '/%ff')).toBe(404);
  await close();
  await expect(fetch(origin)).rejects.toThrow();
});
