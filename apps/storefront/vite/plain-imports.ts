import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a helper that loads the styles and scripts of the new chunk first. The one style sheet
 * is in the HTML and `modulePreload` is off, so the helper has nothing to do: here it only imports.
 */
export function plainImports(): Plugin {
  return {
    name: 'piri:plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
    generateBundle: {
      // After Vite's own, which writes down the styles of each chunk.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.code.includes('__vite__mapDeps'))
            this.error(`${file.fileName} imports a chunk with styles of its own, which nothing would load.`);
        }
      },
    },
  };
}
