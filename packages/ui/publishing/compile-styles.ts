import { dirname } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/**
 * Writes `styles.css`: the entry with the rules of every utility that the modules around it name, for those who have
 * no Tailwind. It names the fonts that lie beside it.
 */
export async function compileStyles(entry: string, folder: string): Promise<void> {
  await build({
    root: dirname(folder),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Addresses of fonts hold wherever the folder is served from.
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { styles: entry },
        // The whole build is one sheet, so most of its time is Tailwind's; that needs no warning.
        checks: { pluginTimings: false },
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
        },
      },
    },
  });
}
