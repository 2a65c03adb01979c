// @vitest-environment node
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { buildRegistry, buildRegistryFiles } from './build-registry.ts';
import type { RegistryItem } from './registry-item.ts';

const packageFolder = posix.join(import.meta.dirname, '../..');
const items = buildRegistry({ packageFolder, describe: (component) => `About ${component}.` });
const byName = new Map(items.map((item) => [`@piri/${item.name}`, item]));

describe('the registry of sources', () => {
  it.each(items.map((item) => [item.name, item] as const))(
    '%s brings every file that it imports',
    (_, item) => {
      const files = new Set(
        collectItems(item).flatMap(({ files = [] }) => files.map(({ target }) => target)),
      );
      for (const { target, content } of item.files ?? []) {
        for (const { fileName } of ts.preProcessFile(content).importedFiles) {
          if (!fileName.startsWith('.')) continue;
          const path = posix.join(posix.dirname(target), fileName);
          expect(files.has(`${path}.tsx`) || files.has(`${path}.ts`), `${target} imports ${fileName}`).toBe(
            true,
          );
        }
      }
    },
  );

  it.each(items.map((item) => [item.name, item] as const))(
    '%s names every package that it imports',
    (_, item) => {
      const imported = (item.files ?? [])
        .flatMap(({ content }) => ts.preProcessFile(content).importedFiles)
        .map(({ fileName }) => fileName)
        .filter((name) => !/^(\.|react$|react\/|react-dom$|react-dom\/)/.test(name));
      const named = collectItems(item).flatMap(({ dependencies = [] }) => dependencies);
      for (const name of imported)
        expect(
          named.some((dependency) =>
            name.startsWith('@piri/ui/') ? dependency === '@piri/ui' : dependency.startsWith(`${name}@`),
          ),
          name,
        ).toBe(true);
    },
  );

  it('has no copy of a context or a state that components of the package have too', () => {
    // Only the parts of one component use it, and they come together. A copy of what popovers note about the user's
    // input notes the same.
    const allowed = ({ path, name }: { path: string; name: string }) =>
      path.startsWith(`src/${name}/`) || path.endsWith('/use-popover-state.ts');
    const copied = items
      .flatMap(({ name, files = [] }) => files.map((file) => ({ ...file, name })))
      .filter(({ content }) =>
        /createContext\W|^let |^const \w+(: [^=]+)? = (\[\]|new (Weak)?(Map|Set))/m.test(content),
      )
      .filter((file) => !allowed(file));
    expect(copied.map(({ name, path }) => `${name}: ${path}`)).toEqual([]);
  });

  it('imports the texts from the package, which has the provider', () => {
    const modal = byName.get('@piri/modal')?.files?.find(({ path }) => path === 'src/modal/modal.tsx');
    expect(modal?.content).toContain("from '@piri/ui/shared/use-labels'");
    const stepper = byName.get('@piri/quantity-stepper')?.files ?? [];
    expect(stepper.map(({ content }) => content).join()).toContain("from '@piri/ui/labels-provider'");
    expect(byName.has('@piri/labels-provider')).toBe(false);
  });

  it('holds components, and no tests, stories or fixtures', () => {
    const paths = items.flatMap(({ files = [] }) => files.map(({ path }) => path));
    expect(paths).toContain('src/button/button.tsx');
    expect(
      paths.filter((path) => /\.(test|stories|fixtures)\.|-fixture\.|internal\/(docs|testing)/.test(path)),
    ).toEqual([]);
  });

  it('marks what a project imports for server components, as the package does, and nothing else', () => {
    const files = items.flatMap(({ name, files = [] }) => files.map((file) => ({ name, ...file })));
    const marked = files.filter(({ content }) => /^['"]use client['"]/.test(content));
    expect(marked.map(({ path }) => path)).toEqual(
      items.flatMap(({ name, files = [] }) => (files.length > 0 ? `src/${name}/${name}.tsx` : [])),
    );
    expect(marked.length).toBeGreaterThan(40);
    const anywhere = files.filter(({ content }) => /^\s*['"]use client['"]/m.test(content));
    expect(anywhere).toEqual(marked);
  });

  it('writes widths instead of breakpoints, which a project may have elsewhere', () => {
    const code = items.flatMap(({ files = [] }) => files.map(({ content }) => content)).join('\n');
    expect(code).toContain('min-[30rem]:grid-cols-2');
    expect(code.match(/[\s'"`:](max-)?(xs|sm):[^\s'"`]+/g)).toBeNull();
  });

  it('depends on other components instead of copying them', () => {
    const modal = byName.get('@piri/modal');
    expect(modal?.registryDependencies).toEqual(['@piri/styles', '@piri/icon', '@piri/icon-button']);
    expect(modal?.files?.some(({ path }) => path.startsWith('src/icon'))).toBe(false);
  });

  it('is served as one file for each item, and a list without sources', () => {
    const files = buildRegistryFiles(items);
    expect(JSON.parse(files.get('button.json') ?? '')).toMatchObject({
      name: 'button',
      type: 'registry:ui',
      description: 'About button.',
      files: [{ target: '@ui/piri/button/button.tsx' }, {}, {}],
    });
    expect(files.get('registry.json')).not.toContain('"content"');
    expect(files.size).toBe(items.length + 1);
  });
});

/** Returns an item with everything that it depends on. */
function collectItems(item: RegistryItem, collected = new Set<RegistryItem>()): RegistryItem[] {
  if (!collected.has(item)) {
    collected.add(item);
    for (const name of item.registryDependencies ?? []) {
      const dependency = byName.get(name);
      if (!dependency) throw new Error(`${item.name} depends on ${name}, which is no item.`);
      collectItems(dependency, collected);
    }
  }
  return [...collected];
}
