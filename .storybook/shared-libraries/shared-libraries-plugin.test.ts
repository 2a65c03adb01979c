import { expect, it } from 'vitest';
import { removeBuilderPlugins, sharedLibrariesPlugin } from './shared-libraries-plugin.ts';

const packages = '/node_modules/';

/** Returns the name of the file that replaces the import, or `undefined` if the module itself is imported. */
async function resolveInstead(id: string, importer: string): Promise<string | undefined> {
  const { resolveId } = sharedLibrariesPlugin();
  if (typeof resolveId !== 'function') throw new Error('`resolveId` is not a function.');
  const context = { resolve: async () => null } as unknown as ThisParameterType<typeof resolveId>;
  const resolved = await resolveId.call(context, id, importer, { kind: 'import-statement', isEntry: false });
  return typeof resolved === 'string' ? resolved.split('/').at(-1) : undefined;
}

it('defers the libraries for tests where a page without stories imports them', async () => {
  for (const importer of [
    `${packages}storybook/dist/csf/index.js`,
    `${packages}@storybook/react/dist/_browser-chunks/chunk.js`,
    `${packages}@storybook/addon-a11y/dist/preview.js`,
    '/piri/.storybook/preview.tsx',
  ])
    expect(await resolveInstead('storybook/test', importer)).toBe('deferred-test.ts');
  expect(await resolveInstead('storybook/test', '/piri/packages/ui/src/button/button.stories.tsx')).toBe(
    undefined,
  );
});

it('defers the API of the manager only in components, which the preview has, too', async () => {
  const components = `${packages}storybook/dist/components/index.js`;
  expect(await resolveInstead('storybook/manager-api', components)).toBe('deferred-shortcuts.ts');
  expect(await resolveInstead('storybook/manager-api', '/piri/.storybook/manager.ts')).toBe(undefined);
});

it('says which plugin of the builder is missing', () => {
  const globals = { name: 'storybook:external-globals-plugin' };
  const mocker = { name: 'vite:storybook-inject-mocker-runtime' };
  const other = { name: 'other' };
  expect(removeBuilderPlugins([globals, other, mocker])).toEqual([other]);
  expect(() => removeBuilderPlugins([mocker, other])).toThrow(globals.name);
});
