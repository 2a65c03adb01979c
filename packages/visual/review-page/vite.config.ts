import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Builds one page, one script and one style sheet with embedded fonts. It works from any path, and an exported review
 * only needs two files inlined.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwindcss(), fontsInTheSheet()],
  build: { outDir: 'build', emptyOutDir: true, modulePreload: false, chunkSizeWarningLimit: 600 },
});

/**
 * Embeds the fonts in the style sheet. The design system keeps them separate for the shop's performance, which is
 * irrelevant here.
 */
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
