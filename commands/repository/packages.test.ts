import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaces } from '../test/workspaces.ts';
import { json, sources } from './sources.ts';

describe.each(workspaces())('%s', (folder) => {
  const manifest = json(`${folder}/package.json`);

  it('states its boundary in a README of a few lines', () => {
    const [readme] = sources(`${folder}/README.md`);
    expect(readme?.text).toMatch(/boundary|\bknows\b|\bnever\b|^No /im);
  });

  it('is checked as a TypeScript project with the shared strictness', () => {
    expect(json(`${folder}/tsconfig.json`).extends).toBe('../../tsconfig.base.json');
  });

  it('runs its tests in a project of its own name', () => {
    const tests = sources(`${folder}/**/*.test.{ts,tsx}`);
    if (tests.length === 0) return;
    const [config] = sources(`${folder}/vitest.config.ts`);
    expect(config?.text).toContain(`name: '${basename(folder)}'`);
  });

  it('takes every version from the catalog of the workspace', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')).toEqual([]);
  });

  it('says what it lets others import', () => {
    expect(manifest.exports).toBeTypeOf('object');
    expect(manifest.license).toBe('MIT');
  });

  it('is private, unless it is made to be published', () => {
    if (folder === 'packages/ui') expect(manifest.publishConfig.exports).toBeTypeOf('object');
    else expect(manifest.private).toBe(true);
  });
});

it.each([
  ['apps/storefront', ['react', 'react-dom', 'react-router', 'react-router-dom', 'hono', 'zod']],
  ['apps/storefront', ['zustand', '@piri/client', '@piri/pricing', '@piri/ui']],
  ['apps/api', ['hono', 'kysely', 'pg', '@electric-sql/pglite', 'zod']],
  ['packages/client', ['ky']],
  ['packages/contract', ['zod']],
  ['packages/ui', ['@radix-ui/react-navigation-menu', 'class-variance-authority']],
])('%s really depends on %j', (folder, names) => {
  expect(Object.keys(json(`${folder}/package.json`).dependencies)).toEqual(expect.arrayContaining(names));
});

it('the workbench has the tools it is designed around', () => {
  const { devDependencies } = json('package.json');
  const tools = ['storybook', '@storybook/react-vite', '@storybook/addon-a11y', '@storybook/test-runner'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...tools, 'axe-playwright']));
});

it('the lock file names no registry host', () => {
  const [lock] = sources('pnpm-lock.yaml');
  expect(lock?.text.length).toBeGreaterThan(10_000);
  expect(lock?.text).not.toMatch(/tarball:|registry\.|https?:\/\/[^\s]*\.tgz/);
});

it('every script of package.json goes through the launcher, and the build server runs npm test alone', () => {
  const { scripts } = json('package.json');
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`node launcher/launch.mjs ${name}`);
  const [ci] = sources('.ci/run');
  expect(ci?.text.trim().split('\n').at(-1)).toBe('exec npm test');
});
