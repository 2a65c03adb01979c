import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * One page, one script, one sheet with its fonts inside: it works from any path, and whoever exports a review
 * has two files to put into the page and nothing else.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwindcss(), fontsInTheSheet()],
  build: { outDir: 'build', emptyOutDir: true, modulePreload: false, chunkSizeWarningLimit: 600 },
});

/** The design system keeps its fonts out of sheets, for the shop's sake. A page on one machine has no such need. */
function fontsInTheSheet(): Plugin {
  return {
    name: 'fonts-in-the-sheet',
    enforce: 'post',
    generateBundle(_, bundle) {
      const fonts = Object.values(bundle).filter(
        (one) => one.type === 'asset' && one.fileName.endsWith('.woff2'),
      );
      for (const sheet of Object.values(bundle)) {
        if (sheet.type !== 'asset' || !sheet.fileName.endsWith('.css')) continue;
        let text = String(sheet.source);
        for (const font of fonts) {
          if (font.type !== 'asset') continue;
          const data = `data:font/woff2;base64,${Buffer.from(font.source).toString('base64')}`;
          text = text.replaceAll(
            new RegExp(`url\\(["']?[^"')]*${basename(font.fileName).replaceAll('.', '\\.')}["']?\\)`, 'g'),
            `url(${data})`,
          );
        }
        sheet.source = text;
      }
      for (const font of fonts) delete bundle[font.fileName];
    },
  };
}
