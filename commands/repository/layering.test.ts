import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaces } from '../test/workspaces.ts';
import layers from './layers.json' with { type: 'json' };
import { importsOf, isProduct, json, sources } from './sources.ts';

/** Which of our own packages each one may know: names by name, as the layers have folders. */
const directions = Object.fromEntries(
  Object.entries(layers.packages).map(([folder, known]) => [nameOf(folder), known.map(nameOf)]),
);

/** Tests and journeys run in the pinned Chromium, which the product never sees. */
const besideTheProduct = ['@piri/visual'];

it('has a direction for every package there is', () => {
  const names = workspaces().map((folder) => json(`${folder}/package.json`).name);
  expect(names.sort()).toEqual(Object.keys(directions).sort());
});

describe.each(workspaces())('%s', (folder) => {
  const manifest = json(`${folder}/package.json`);
  const allowed = directions[manifest.name] ?? [];
  const runtime = { ...manifest.dependencies, ...manifest.peerDependencies };
  const declared = new Set([...Object.keys({ ...runtime, ...manifest.devDependencies }), manifest.name]);
  const files = sources(`${folder}/**/*.{ts,tsx}`);
  const imports = files.flatMap((file) => importsOf(file).map((name) => ({ file, name })));
  const show = (found: typeof imports) => found.map(({ file, name }) => `${file.path}: ${name}`);

  it('has sources whose imports can be read', () => {
    expect(imports.length).toBeGreaterThan(0);
  });

  it('imports only the packages of ours that it may know', () => {
    const wrong = imports.filter(({ file, name }) => {
      const known = isProduct(file) ? allowed : [...allowed, ...besideTheProduct];
      const own = [...known, manifest.name].some((one) => name === one || name.startsWith(`${one}/`));
      return name.startsWith('@piri/') && !own && !file.path.endsWith('.config.ts');
    });
    expect(show(wrong)).toEqual([]);
  });

  it('declares only the packages of ours that it may know', () => {
    expect(
      Object.keys(runtime).filter((name) => name.startsWith('@piri/') && !allowed.includes(name)),
    ).toEqual([]);
  });

  it('declares every package that it imports', () => {
    const foreign = imports.filter(({ name }) => /^(@[\w-]+\/)?[\w-]/.test(name) && !isBuiltin(name));
    expect(show(foreign.filter(({ name }) => !declared.has(packageOf(name))))).toEqual([]);
  });

  it('reaches into no other package by a path', () => {
    const out = imports.filter(
      ({ file, name }) =>
        name.startsWith('.') && !normalize(join(dirname(file.path), name)).startsWith(`${folder}/`),
    );
    expect(show(out)).toEqual([]);
  });
});

it('the design system knows no router, no server and no client', () => {
  const wrong = sources('packages/ui/src/**/*.{ts,tsx}').filter((file) =>
    importsOf(file).some((name) => /^(react-router|ky|hono|zod|zustand|react-hook-form)\b/.test(name)),
  );
  // Stories and tests show that the boxes work with the form libraries people use.
  expect(wrong.filter(isProduct).map(({ path }) => path)).toEqual([]);
});

function nameOf(folder: string): string {
  return json(`${folder}/package.json`).name;
}

function packageOf(specifier: string) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function isBuiltin(name: string) {
  return name.startsWith('node:') || builtinModules.includes(name);
}
