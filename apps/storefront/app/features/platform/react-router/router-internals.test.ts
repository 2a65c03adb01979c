import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as router from 'react-router-dom';
import { describe, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const app = join(import.meta.dirname, '../../..');
const dist = join(dirname(require.resolve('react-router')), '..');

function read(form: 'production' | 'development', pattern: string): string {
  return globSync(`${form}/${pattern}`, { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
}

/** The two builds of the router: production (see `vite/production-react-router.ts`), and that of the development server. */
describe.each(['production', 'development'] as const)('the router’s build for %s', (form) => {
  test.each([
    'ssrInfo.context.stream',
    'decodeViaTurboStream(stream, window)',
    'window.__reactRouterContext',
    'window.__reactRouterManifest',
    'window.__reactRouterRouteModules',
    'window.__reactRouterDataRouter',
  ])('contains %s in its browser entry', (code) => {
    expect(read(form, 'dom-export.mjs')).toContain(code);
  });

  test('contains our patch', () => {
    expect(read(form, 'dom-export.mjs')).toContain('startTransition(() => setLocation(newState.location))');
    expect(read(form, 'chunk-*.mjs')).toContain('window.__reactRouterModuleFailed');
  });
});

test.each(['UNSAFE_DataRouterContext', 'UNSAFE_FrameworkContext', 'UNSAFE_useScrollRestoration'])(
  'the router exports %s',
  (name) => {
    expect(router).toHaveProperty(name);
  },
);

test('no other file of the app uses undocumented parts of the router', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !file.startsWith(relative(app, import.meta.dirname)),
  );
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => /UNSAFE_|__reactRouter/.test(readFileSync(join(app, file), 'utf8')));
  expect(naming).toEqual([]);
});
