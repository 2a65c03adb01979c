import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as router from 'react-router-dom';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const app = join(import.meta.dirname, '../../..');
/** The files that the shop's build takes of the router, see `vite/released-router.ts`. */
const released = join(dirname(require.resolve('react-router')), '../production');
const text = globSync('*.mjs', { cwd: released })
  .map((file) => readFileSync(join(released, file), 'utf8'))
  .join('\n');

test.each([
  // What the shop provides in place of the router's own scripts.
  'ssrInfo.context.stream',
  'decodeViaTurboStream(stream, window)',
  'window.__reactRouterContext',
  'window.__reactRouterRouteModules',
  // What the shop reads.
  'window.__reactRouterManifest',
  'window.__reactRouterDataRouter',
  // What our patch adds.
  'window.__reactRouterModuleFailed',
  'startTransition(() => setLocation(newState.location))',
])('the router has %s', (code) => {
  expect(text).toContain(code);
});

test.each(['UNSAFE_DataRouterContext', 'UNSAFE_FrameworkContext', 'UNSAFE_useScrollRestoration'])(
  'the router exports %s',
  (name) => {
    expect(router).toHaveProperty(name);
  },
);

test('nothing else of the app names what the router does not document', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !file.startsWith(relative(app, import.meta.dirname)),
  );
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => /UNSAFE_|__reactRouter/.test(readFileSync(join(app, file), 'utf8')));
  expect(naming).toEqual([]);
});
