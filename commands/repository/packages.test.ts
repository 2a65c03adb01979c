import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listWorkspaces } from '../test/workspaces.ts';
import { listSources, readJson } from './sources.ts';

describe.each(listWorkspaces())('%s', (folder) => {
  const manifest = readJson(`${folder}/package.json`);

  it('states its boundary in a README of a few lines', () => {
    const [readme] = listSources(`${folder}/README.md`);
    expect(readme?.text).toMatch(/boundary|\bknows\b|\bnever\b|^No /im);
  });

  it('is checked as a TypeScript project with the shared strictness', () => {
    expect(readJson(`${folder}/tsconfig.json`).extends).toBe('../../tsconfig.base.json');
  });

  it('runs its tests in a project of its own name', () => {
    const tests = listSources(`${folder}/**/*.test.{ts,tsx}`);
    if (tests.length === 0) return;
    const [config] = listSources(`${folder}/vitest.config.ts`);
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
  expect(Object.keys(readJson(`${folder}/package.json`).dependencies)).toEqual(expect.arrayContaining(names));
});

it('the workbench has the tools it is designed around', () => {
  const { devDependencies } = readJson('package.json');
  const tools = ['storybook', '@storybook/react-vite', '@storybook/addon-a11y', '@storybook/test-runner'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...tools, 'axe-playwright']));
});

it('the lock file names no registry host', () => {
  const [lock] = listSources('pnpm-lock.yaml');
  expect(lock?.text.length).toBeGreaterThan(10_000);
  expect(lock?.text).not.toMatch(/tarball:|registry\.|https?:\/\/[^\s]*\.tgz/);
});

it('every script of package.json goes through the launcher, and the build server runs npm test alone', () => {
  const { scripts } = readJson('package.json');
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`node launcher/launch.mjs ${name}`);
  const [ci] = listSources('.ci/run');
  expect(ci?.text.trim().split('\n').at(-1)).toBe('exec npm test');
});
