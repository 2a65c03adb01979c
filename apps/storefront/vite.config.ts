import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './vite/inline-script.ts';
import { shortClasses } from './vite/short-classes.ts';

const app = join(import.meta.dirname, 'app');
const designSystem = join(import.meta.dirname, '../../packages/ui/src');

export default defineConfig({
  plugins: [
    tailwindcss(),
    shortClasses({ sheet: join(app, 'styles.css'), sources: [app, designSystem] }),
    inlineScript(),
    reactRouter(),
  ],
  build: {
    // The style sheet goes into the HTML from the server's bundle, which Vite does not minify by default.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What pages share is one file: a dozen small ones would each be named in every page.
            codeSplitting: {
              groups: [{ name: 'shared', test: /\/(?:app|packages\/ui)\//, minShareCount: 2 }],
            },
          },
        },
      },
    },
  },
});
