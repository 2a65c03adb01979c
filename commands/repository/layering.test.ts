import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listWorkspaces } from '../test/workspaces.ts';
import layers from './layers.json' with { type: 'json' };
import { isProductionSource, parseImports, readJson, readSourceFiles } from './sources.ts';

/** The names of our own packages that each package may import. `layers.json` lists them by folder. */
const directions = Object.fromEntries(
  Object.entries(layers.packages).map(([folder, known]) => [nameOf(folder), known.map(nameOf)]),
);

/** Packages that only tests and journeys import: they run in the pinned Chromium, which the product never uses. */
const devOnlyPackages = ['@piri/visual'];

it('layers.json lists every workspace package', () => {
  const names = listWorkspaces().map((folder) => readJson(`${folder}/package.json`).name);
  expect(names.sort()).toEqual(Object.keys(directions).sort());
});

describe.each(listWorkspaces())('%s', (folder) => {
  const manifest = readJson(`${folder}/package.json`);
  const allowed = directions[manifest.name] ?? [];
  const runtime = { ...manifest.dependencies, ...manifest.peerDependencies };
  const declared = new Set([...Object.keys({ ...runtime, ...manifest.devDependencies }), manifest.name]);
  // Templates are projects of their own, with a package.json each.
  const files = readSourceFiles(`${folder}/**/*.{ts,tsx}`).filter(
    ({ path }) => !path.includes('/templates/'),
  );
  const imports = files.flatMap((file) => parseImports(file).map((name) => ({ file, name })));
  const show = (found: typeof imports) => found.map(({ file, name }) => `${file.path}: ${name}`);

  it('has imports that can be parsed', () => {
    expect(imports.length).toBeGreaterThan(0);
  });

  it('imports only the workspace packages that its layer allows', () => {
    const wrong = imports.filter(({ file, name }) => {
      const known = isProductionSource(file) ? allowed : [...allowed, ...devOnlyPackages];
      const own = [...known, manifest.name].some((one) => name === one || name.startsWith(`${one}/`));
      return name.startsWith('@piri/') && !own && !file.path.endsWith('.config.ts');
    });
    expect(show(wrong)).toEqual([]);
  });

  it('declares only the workspace packages that its layer allows', () => {
    expect(
      Object.keys(runtime).filter((name) => name.startsWith('@piri/') && !allowed.includes(name)),
    ).toEqual([]);
  });

  it('declares every package that it imports', () => {
    const foreign = imports.filter(({ name }) => /^(@[\w-]+\/)?[\w-]/.test(name) && !isBuiltin(name));
    expect(show(foreign.filter(({ name }) => !declared.has(packageOf(name))))).toEqual([]);
  });

  it('imports no file of another package by a relative path', () => {
    const out = imports.filter(
      ({ file, name }) =>
        name.startsWith('.') && !normalize(join(dirname(file.path), name)).startsWith(`${folder}/`),
    );
    expect(show(out)).toEqual([]);
  });
});

it('the design system imports no router, server, client or form library', () => {
  const wrong = readSourceFiles('packages/ui/src/**/*.{ts,tsx}').filter((file) =>
    parseImports(file).some((name) => /^(react-router|ky|hono|zod|zustand|react-hook-form)\b/.test(name)),
  );
  // Stories and tests may import form libraries, to show that the fields work with them.
  expect(wrong.filter(isProductionSource).map(({ path }) => path)).toEqual([]);
});

// dependency-cruiser finds cycles between folders that contain files, but not cycles through two of their subfolders.
it.each(Object.keys(layers.folders))('folders in %s have no import cycles, at any depth', (parent) => {
  const files = readSourceFiles(`${parent}/**/*.{ts,tsx}`).filter(isProductionSource);
  expect(files.length).toBeGreaterThan(0);
  const targets = new Map<string, Set<string>>();
  for (const file of files) {
    for (const name of parseImports(file).filter((one) => one.startsWith('.'))) {
      const [from, to] = siblings(dirname(file.path), dirname(normalize(join(dirname(file.path), name))));
      if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
    }
  }
  const circles = [...targets.keys()].filter((folder) => isReachable(folder, folder, targets));
  expect(circles).toEqual([]);
});

/**
 * Shortens two folders to the point where their paths diverge. Files directly in the shared folder count as a folder of
 * their own.
 */
function siblings(one: string, other: string): [string, string] {
  const [from, to] = [one.split('/'), other.split('/')];
  const shared = from.findIndex((name, depth) => name !== to[depth]);
  const depth = (shared === -1 ? Math.min(from.length, to.length) : shared) + 1;
  const upTo = (path: string[]) =>
    path.length < depth ? `${path.join('/')}/.` : path.slice(0, depth).join('/');
  return one === other ? [one, one] : [upTo(from), upTo(to)];
}

function isReachable(from: string, goal: string, targets: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set<string>();
  const next = [...(targets.get(from) ?? [])];
  for (const folder of next) {
    if (folder === goal) return true;
    if (!seen.has(folder)) next.push(...(targets.get(folder) ?? []));
    seen.add(folder);
  }
  return false;
}

function nameOf(folder: string): string {
  return readJson(`${folder}/package.json`).name;
}

function packageOf(specifier: string) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function isBuiltin(name: string) {
  return name.startsWith('node:') || builtinModules.includes(name);
}
