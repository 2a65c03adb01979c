import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globalsNameReferenceMap } from 'storybook/internal/manager/globals';
import type { Plugin } from 'vite';

const virtualModule = 'virtual:storybook-manager';

const runtime = fileURLToPath(
  new URL('runtime.js', import.meta.resolve('storybook/internal/manager/globals-runtime')),
);

/**
 * Builds the manager in the build of the preview, so that both use the same files: React, Storybook's components and its
 * theme. By default the manager has its own script of 3.3 MB with these libraries, whether an addon imports them or not.
 */
export function managerPlugin(addons: readonly string[]): Plugin {
  return {
    name: 'piri-storybook-manager',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      this.emitFile({ type: 'chunk', id: virtualModule, fileName: 'sb-manager/manager.js' });
    },
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : null),
    load(id) {
      if (id !== `\0${virtualModule}`) return null;
      return [join(import.meta.dirname, 'provide-manager-modules.ts'), ...addons, runtime]
        .map((file) => `import ${JSON.stringify(file)};`)
        .join('\n');
    },
    transform(code, id) {
      if (addons.includes(id)) return { code, map: null, moduleSideEffects: true };
      // The manager reads its libraries from globals. Here the same names are imports.
      if (id === runtime) return { code: importGlobals(code), map: null, moduleSideEffects: true };
      return null;
    },
    generateBundle(_options, bundle) {
      const files = new Set<string>();
      const add = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || files.has(file)) return;
        files.add(file);
        for (const imported of chunk.imports) add(imported);
      };
      add('sb-manager/manager.js');
      this.emitFile({
        type: 'asset',
        fileName: 'sb-manager/manager.json',
        source: JSON.stringify([...files]),
      });
    },
  };
}

function importGlobals(code: string): string {
  const imports = Object.entries(globalsNameReferenceMap)
    .filter(([, name]) => code.includes(name))
    .map(([module, name]) => `import * as ${name} from ${JSON.stringify(module)};`);
  return imports.join('') + code;
}
