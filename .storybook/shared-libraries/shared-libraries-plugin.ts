import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginOption } from 'vite';

const resolveHere = (name: string) => join(import.meta.dirname, name);

/** Every file of stories imports this, and with it the modules that are deferred until then. */
const storyModules = 'virtual:story-modules';
const storyModulesCode = `
import * as argTypes from '@storybook/react/entry-preview-argtypes';
import * as instrumenter from 'storybook/internal/instrumenter';
import * as test from 'storybook/test';
import { provideModules } from ${JSON.stringify(resolveHere('deferred-modules.ts'))};
provideModules({ argTypes, instrumenter, test });
`;

/**
 * What is imported instead of a module that a page without stories does not need. The module itself comes with the first
 * story.
 */
const deferred = [
  {
    module: /^storybook\/test$/,
    importers: /\/(storybook\/dist\/csf\/|@storybook\/(react|addon-a11y)\/dist\/|\.storybook\/preview\.tsx$)/,
    instead: resolveHere('deferred-test.ts'),
  },
  {
    module: /^storybook\/internal\/instrumenter$/,
    importers: /\/storybook\/dist\/csf\//,
    instead: resolveHere('deferred-instrumenter.ts'),
  },
  {
    module: /\/entry-preview-argtypes\.js$/,
    importers: /project-annotations\.js$/,
    instead: resolveHere('deferred-arg-types.ts'),
  },
  {
    module: /^storybook\/manager-api$/,
    importers: /\/storybook\/dist\/components\//,
    instead: resolveHere('deferred-shortcuts.ts'),
  },
  {
    module: /^storybook\/internal\/preview\/runtime$/,
    importers: /vite-app\.js$/,
    instead: resolveHere('set-up-preview.ts'),
  },
];

/**
 * Lets the built preview import Storybook's libraries as modules. By default one script of 1.5 MB defines them as globals
 * and every page evaluates it. As modules they are shared with the manager, and those for tests come with the stories.
 */
export function sharedLibrariesPlugin(): Plugin {
  return {
    name: 'piri-shared-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === storyModules) return `\0${storyModules}`;
      const found = deferred.find(({ module, importers }) => module.test(id) && importers.test(importer));
      if (found) return found.instead;
      // Packages import Storybook, but only the workbench depends on it.
      if (id.startsWith('storybook/')) return this.resolve(id, import.meta.filename, { skipSelf: true });
      if (id.startsWith('@storybook/react/')) {
        return this.resolve(id, fileURLToPath(import.meta.resolve('@storybook/react-vite')), {
          skipSelf: true,
        });
      }
      return null;
    },
    load: (id) => (id === `\0${storyModules}` ? storyModulesCode : null),
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) => ({ code: `import '${storyModules}';${code}`, map: null }),
    },
  };
}

const removed = [
  // Turns imports of Storybook's libraries into globals.
  'storybook:external-globals-plugin',
  // Adds a script to every page for modules that `sb.mock` replaces. No story does.
  'vite:storybook-inject-mocker-runtime',
];

/** Leaves out the plugins of Storybook's builder that would work against the shared libraries, or for nothing. */
export function removeBuilderPlugins(plugins: readonly PluginOption[] = []): PluginOption[] {
  const nameOf = (plugin: PluginOption) => (plugin && 'name' in plugin ? plugin.name : '');
  const missing = removed.filter((name) => !plugins.some((plugin) => nameOf(plugin) === name));
  if (missing.length > 0) {
    throw new Error(`Storybook’s builder has no plugin ${missing.join(' and ')}. Was it renamed?`);
  }
  return plugins.filter((plugin) => !removed.includes(nameOf(plugin)));
}
