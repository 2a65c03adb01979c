import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { installConsumer } from './install-consumer.ts';
import { runModuleCode } from './run-programs.ts';

const hotel = installConsumer('vite', inject('tarball'));
const packed = join(hotel, 'node_modules/@piri/ui');
const read = (path: string) => readFileSync(join(packed, path), 'utf8');
const files = globSync('**/*', { cwd: packed, exclude: ['node_modules'], withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(packed.length + 1));
const modules = files.filter((file) => file.endsWith('.js'));
const manifest = JSON.parse(read('package.json'));
const components = globSync('*/*.tsx', { cwd: join(repositoryRoot, 'packages/ui/src') })
  .flatMap((file) => /^([\w-]+)\/\1\.tsx$/.exec(file)?.[1] ?? [])
  .sort();

afterAll(() => rmSync(hotel, { recursive: true, force: true }));

describe('the package of the design system', () => {
  it('has a README whose links lead to files of the package or to other sites', () => {
    const targets = [...read('README.md').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const inside = targets.filter((target) => !/^(https?:|#)/.test(target));
    expect(inside.filter((target) => !files.includes(target.split('#')[0] ?? ''))).toEqual([]);
  });

  it('has a README that names only paths and commands which an adopter has', () => {
    const readme = read('README.md');
    // The examples of aliases name `src/` of the adopter.
    expect(readme).not.toMatch(
      /npm run try-package|\bpnpm\b|decision \d+|\bpublishing\/|\bcommands\/|\bsrc\/(?!\*|styles\.css)/,
    );
    for (const name of Object.keys(manifest.peerDependencies).filter(
      (peer) => !manifest.peerDependenciesMeta[peer]?.optional,
    ))
      expect(readme).toContain({ react: 'React 19', 'react-dom': 'React DOM 19' }[name]);
    const imports = [...readme.matchAll(/@piri\/ui\/([\w-]+)\.css/g)].map(([, sheet]) => sheet);
    expect(imports).toContain('bangla-fonts');
    for (const sheet of imports)
      expect(
        [`dist/${sheet}.css`, `dist/styles/${sheet}.css`].some((file) => files.includes(file)),
        sheet,
      ).toBe(true);
  });

  it('contains no sources, tests or stories', () => {
    const known =
      /^(LICENSE|(CHANGELOG|README)\.md|package\.json)$|^templates\/(vite|next)\/|^dist\/(llms\.txt$|docs\/[\w-]+\.md$)|^dist\/.+\.(js|d\.ts|css|json|woff2|OFL\.txt)$|^dist\/logo\/favicon\/.+\.(svg|png|ico)$/;
    expect(files.filter((file) => !known.test(file))).toEqual([]);
    expect(
      files.filter((file) => /\.(test|stories|fixtures)\.|-fixture\.|\/testing\/|internal\/docs/.test(file)),
    ).toEqual([]);
  });

  it('can be published: its manifest has no references to the workspace', () => {
    expect(manifest.private).toBeUndefined();
    const runtime = JSON.stringify([manifest.dependencies, manifest.peerDependencies, manifest.exports]);
    expect(runtime).not.toMatch(/catalog:|workspace:|src\//);
  });

  it('declares exactly the packages that its modules import', () => {
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

  it('has a client module and types for every component', () => {
    expect(components.length).toBeGreaterThan(40);
    for (const part of components) {
      expect(read(`dist/${part}/${part}.js`), part).toMatch(/^'use client';\n/);
      expect(files, part).toContain(`dist/${part}/${part}.d.ts`);
      expect(files, part).toEqual(
        expect.arrayContaining([`dist/entries/${part}.js`, `dist/entries/${part}.d.ts`]),
      );
    }
  });

  it('can be imported in Node by the subpath of each component', async () => {
    const code = `for (const part of ${JSON.stringify(components)}) {
      const names = Object.keys(await import('@piri/ui/' + part));
      if (names.length === 0) console.log(part + ' exports nothing');
    }
    const { getTokens } = await import('@piri/ui/tokens');
    console.log(getTokens('dark').size > 100 ? 'whole' : 'tokens are missing');`;
    expect(await runModuleCode(hotel, code)).toBe('whole\n');
  });

  it('does not export its internal modules', async () => {
    const code = `await import('@piri/ui/internal/slot').catch(({ code }) => console.log(code));`;
    expect(await runModuleCode(hotel, code)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
  });
});

describe('its compiled style sheets', () => {
  const sheets = files.filter((file) => /^dist\/[\w-]+\.css$/.test(file));
  const css = read('dist/styles.css');

  it('are one for each component, three for all, and one with fonts', () => {
    const names = [
      'bangla-fonts',
      'foundation',
      'reset',
      'styles',
      ...components.filter((part) => part !== 'tokens'),
    ];
    expect(sheets.toSorted()).toEqual(names.map((name) => `dist/${name}.css`).toSorted());
  });

  it('have only classes with the prefix, in the layer of components, that a component uses', () => {
    const named = modules.map(read).join('\n');
    const classes = [
      ...sheets
        .map(read)
        .join('\n')
        // Layers have names with dots.
        .replace(/@layer [^{;]+/g, '')
        .matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g),
    ]
      .map(([, name = '']) =>
        name
          .replace(/\\([0-9a-f]{1,6}) ?/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
          .replace(/\\/g, ''),
      )
      .filter((name) => !/^\d/.test(name) && !/^(woff2|css)$/.test(name));
    expect(classes.length).toBeGreaterThan(300);
    expect([...new Set(classes)].filter((name) => !named.includes(name))).toEqual([]);
    expect(classes.filter((name) => !name.startsWith('pui:'))).toEqual([]);
    for (const sheet of sheets)
      expect(read(sheet).split('@layer components.piri')[0], sheet).not.toContain('.piri');
  });

  it('refer to the fonts in the package and to nothing else', () => {
    const all = css + read('dist/bangla-fonts.css');
    const fonts = [...all.matchAll(/url\(\.\/(fonts\/[^)]+)\)/g)].map(([, file]) => `dist/${file}`);
    expect([...new Set(fonts)].sort()).toEqual(files.filter((file) => file.endsWith('.woff2')).sort());
    expect(
      css.match(/url\((?!\.\/fonts\/)[^)]*\)/g)?.filter((address) => !address.startsWith('url(data:')) ?? [],
    ).toEqual([]);
  });
});
