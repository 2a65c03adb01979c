import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { root } from '../root.ts';
import { installConsumer } from './install-consumer.ts';
import { runModule } from './run-programs.ts';

const hotel = installConsumer('vite', inject('tarball'));
const packed = join(hotel, 'node_modules/@piri/ui');
const read = (path: string) => readFileSync(join(packed, path), 'utf8');
const files = globSync('**/*', { cwd: packed, exclude: ['node_modules'], withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(packed.length + 1));
const modules = files.filter((file) => file.endsWith('.js'));
const manifest = JSON.parse(read('package.json'));
const parts = globSync('*/*.tsx', { cwd: join(root, 'packages/ui/src') })
  .flatMap((file) => /^([\w-]+)\/\1\.tsx$/.exec(file)?.[1] ?? [])
  .sort();

afterAll(() => rmSync(hotel, { recursive: true, force: true }));

describe('the packed design system', () => {
  it('holds what is installed, and neither sources nor tests nor stories', () => {
    const known =
      /^(LICENSE|README\.md|package\.json)$|^dist\/.+\.(js|d\.ts|css|json|woff2|OFL\.txt)$|^dist\/logo\/favicon\/.+\.(svg|png|ico)$/;
    expect(files.filter((file) => !known.test(file))).toEqual([]);
    expect(
      files.filter((file) => /\.(test|stories|fixtures)\.|-fixture\.|\/(testing|docs)\//.test(file)),
    ).toEqual([]);
  });

  it('can be published: nothing in its manifest is known to the workspace alone', () => {
    expect(manifest.private).toBeUndefined();
    const runtime = JSON.stringify([manifest.dependencies, manifest.peerDependencies, manifest.exports]);
    expect(runtime).not.toMatch(/catalog:|workspace:|src\//);
  });

  it('declares every package that its modules import, and no other', () => {
    // Not the utility `'from'` of a gradient, which is a string in a list.
    const imported = modules.flatMap((file) =>
      [...read(file).matchAll(/(?<!["'])\b(?:from|import)\s*["']([^."'][^"']*)["']/g)].map(([, name = '']) =>
        name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
      ),
    );
    const packages = imported.filter((name) => !name.startsWith('node:'));
    const { dependencies, peerDependencies, peerDependenciesMeta } = manifest;
    const needed = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    expect([...new Set(packages)].sort()).toEqual(
      [...Object.keys(dependencies), ...needed]
        .filter((name) => name !== 'react-dom' || imported.includes(name))
        .sort(),
    );
  });

  it('has a module and types for every part, marked for frameworks that tell server from browser', () => {
    expect(parts.length).toBeGreaterThan(40);
    for (const part of parts) {
      expect(read(`dist/${part}/${part}.js`), part).toMatch(/^'use client';\n/);
      expect(files, part).toContain(`dist/${part}/${part}.d.ts`);
      expect(files, part).toEqual(
        expect.arrayContaining([`dist/entries/${part}.js`, `dist/entries/${part}.d.ts`]),
      );
    }
  });

  it('is loaded by Node alone, every part by its own address', async () => {
    const code = `for (const part of ${JSON.stringify(parts)}) {
      const names = Object.keys(await import('@piri/ui/' + part));
      if (names.length === 0) console.log(part + ' exports nothing');
    }
    const { getTokens } = await import('@piri/ui/tokens');
    console.log(getTokens('dark').size > 100 ? 'whole' : 'tokens are missing');`;
    expect(await runModule(hotel, code)).toBe('whole\n');
  });

  it('keeps its inner modules closed', async () => {
    const code = `await import('@piri/ui/internal/slot').catch(({ code }) => console.log(code));`;
    expect(await runModule(hotel, code)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
  });
});

describe('its finished style sheet', () => {
  const css = read('dist/styles.css');

  it('has a rule for no class that is not in a part', () => {
    const named = modules.map(read).join('\n');
    const classes = [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)]
      .map(([, name = '']) =>
        name
          .replace(/\\([0-9a-f]{1,6}) ?/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
          .replace(/\\/g, ''),
      )
      .filter((name) => !/^\d/.test(name) && !/^woff2$/.test(name));
    expect(classes.length).toBeGreaterThan(300);
    expect([...new Set(classes)].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('names only fonts that lie beside it', () => {
    const fonts = [...css.matchAll(/url\(\.\/(fonts\/[^)]+)\)/g)].map(([, file]) => `dist/${file}`);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((file) => !files.includes(file))).toEqual([]);
    expect(
      css.match(/url\((?!\.\/fonts\/)[^)]*\)/g)?.filter((address) => !address.startsWith('url(data:')) ?? [],
    ).toEqual([]);
  });
});
