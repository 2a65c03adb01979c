import { build } from 'vite';
import { expect, test } from 'vitest';
import { plainImports } from './plain-imports.ts';

async function bundle(page: string) {
  const files: Record<string, string> = {
    entry: 'import("./page").then(({ show }) => show());',
    './page': page,
    './look.css': '.page { color: red; }',
  };
  const inMemory = {
    name: 'files',
    resolveId: (id: string) => (id in files ? id : undefined),
    load: (id: string) => files[id],
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, { ...plainImports(), applyToEnvironment: () => true }],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'entry' } },
  });
  return JSON.stringify(result);
}

test('an import brings its module and looks for no styles', async () => {
  expect(await bundle('export const show = () => {};')).not.toContain('vite:preloadError');
});

test('a chunk with styles of its own is refused, since nothing would load them', async () => {
  await expect(bundle('import "./look.css"; export const show = () => {};')).rejects.toThrow(
    /styles of its own/,
  );
});
