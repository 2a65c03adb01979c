import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listWorkspaces } from '../test/workspaces.ts';
import { readJson, readSourceFiles } from './sources.ts';

describe.each(listWorkspaces())('%s', (folder) => {
  const manifest = readJson(`${folder}/package.json`);

  it('states its boundary in a README', () => {
    const [readme] = readSourceFiles(`${folder}/README.md`);
    expect(readme?.text).toMatch(/boundary|\bknows\b|\bnever\b|^No /im);
  });

  it('uses the shared TypeScript settings', () => {
    expect(readJson(`${folder}/tsconfig.json`).extends).toBe('../../tsconfig.base.json');
  });

  it('runs its tests in a Vitest project of its own name', () => {
    const tests = readSourceFiles(`${folder}/**/*.test.{ts,tsx}`);
    if (tests.length === 0) return;
    const [config] = readSourceFiles(`${folder}/vitest.config.ts`);
    expect(config?.text).toContain(`name: '${basename(folder)}'`);
  });

  it('takes the versions of its dependencies from the workspace catalog', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')).toEqual([]);
  });

  it('declares its exports and its licence', () => {
    expect(manifest.exports).toBeTypeOf('object');
    expect(manifest.license).toBe('MIT');
  });

  it('is private, except for packages/ui', () => {
    if (folder === 'packages/ui') expect(manifest.publishConfig.exports).toBeTypeOf('object');
    else expect(manifest.private).toBe(true);
  });
});

it.each(['next', 'vite'])(
  'the template for %s asks for the versions of the workspace catalog',
  (template) => {
    const [workspace] = readSourceFiles('pnpm-workspace.yaml');
    const versions = new Map(
      [...(workspace?.text ?? '').matchAll(/^ {2}"?([\w@/.-]+)"?: \^?(\d[\w.-]*)$/gm)].map(
        ([, name = '', version = '']) => [name, `^${version}`],
      ),
    );
    const manifest = readJson(`packages/ui/templates/${template}/package.json`);
    const ranges = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
    const shared = ranges.filter(([name]) => versions.has(name));
    expect(shared.length).toBeGreaterThan(4);
    expect(shared).toEqual(shared.map(([name]) => [name, versions.get(name)]));
    // The package itself is installed first, from wherever it comes.
    expect(ranges.filter(([name, range]) => name !== '@piri/ui' && !range.startsWith('^'))).toEqual([]);
  },
);

it.each([
  ['apps/storefront', ['react', 'react-dom', 'react-router', 'react-router-dom', 'hono', 'zod']],
  ['apps/storefront', ['zustand', '@piri/client', '@piri/pricing', '@piri/ui']],
  ['apps/api', ['hono', 'kysely', 'pg', '@electric-sql/pglite', 'zod']],
  ['packages/client', ['ky']],
  ['packages/contract', ['zod']],
  ['packages/ui', ['@radix-ui/react-navigation-menu', 'class-variance-authority']],
])('%s depends on %j', (folder, names) => {
  expect(Object.keys(readJson(`${folder}/package.json`).dependencies)).toEqual(expect.arrayContaining(names));
});

it('the workbench has the expected tools', () => {
  const { devDependencies } = readJson('package.json');
  const tools = ['storybook', '@storybook/react-vite', '@storybook/addon-a11y', '@storybook/test-runner'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...tools, 'axe-playwright']));
});

it('the lock file contains no registry address', () => {
  const [lock] = readSourceFiles('pnpm-lock.yaml');
  expect(lock?.text.length).toBeGreaterThan(10_000);
  expect(lock?.text).not.toMatch(/tarball:|registry\.|https?:\/\/[^\s]*\.tgz/);
});

it('every script of package.json runs the launcher, and CI runs only npm test', () => {
  const { scripts } = readJson('package.json');
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`node launcher/launch.mjs ${name}`);
  const [ci] = readSourceFiles('.ci/run');
  expect(ci?.text.trim().split('\n').at(-1)).toBe('exec npm test');
});
