import { dirname } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/**
 * Writes `styles.css` for projects without Tailwind: the entry, with the rules of every utility that its sources use. It
 * references the fonts beside it.
 */
export async function compileStyles(entry: string, folder: string): Promise<void> {
  await build({
    root: dirname(folder),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Relative URLs of fonts work wherever the folder is served from.
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { styles: entry },
        // The build is a single style sheet, so Tailwind takes most of the time. Suppress the warning about it.
        checks: { pluginTimings: false },
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
        },
      },
    },
  });
}
