import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { createSharedChunkSelector } from './vite/create-shared-chunk-selector.ts';
import { inlineScript } from './vite/inline-script.ts';
import { meshoptJsDecoder } from './vite/meshopt-js-decoder.ts';
import { minifyClassNames } from './vite/minify-class-names.ts';
import { oldestBrowsers, toBuildTargets } from './vite/oldest-browsers.ts';
import { productionReactRouter } from './vite/production-react-router.ts';

const app = join(import.meta.dirname, 'app');
const designSystem = join(import.meta.dirname, '../../packages/ui/src');

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    minifyClassNames({ sheet: join(app, 'styles.css'), sources: [app, designSystem] }),
    inlineScript(),
    productionReactRouter(),
    meshoptJsDecoder(),
    reactRouter(),
  ],
  build: {
    target: toBuildTargets(oldestBrowsers),
    // The style sheet goes into the HTML from the server's bundle, which Vite does not minify by default.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  // Bundle all packages into the server's build, so that it runs React's production build whatever NODE_ENV is.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Radix names each function by a call to `__name`, which would prevent the removal of unused ones.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            // Two chunks contain what most pages share: every page would list a dozen small ones, which also compress
            // worse. React and its router stay in a browser's cache after a release. Modules that only a few pages
            // share, such as two layouts of an item's page, are not in either.
            codeSplitting: {
              groups: [
                {
                  name: createSharedChunkSelector('react', 6),
                  test: /\/node_modules\/(?:react|scheduler)[^/]*\//,
                  priority: 1,
                },
                { name: createSharedChunkSelector('shared', 6) },
                // Delivery dates: a page that needs one of these four small modules needs most of them.
                {
                  name: 'days',
                  test: /\/(?:pricing\/src\/(?:delivery-window|delivery-zone|dhaka-calendar)|platform\/dates\/format-short-date-with-weekday)\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
