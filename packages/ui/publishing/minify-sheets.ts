import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/** Minifies the sheets of a folder into another one, with the fonts that they name beside them. */
export async function minifySheets(
  from: string,
  sheets: Record<string, string>,
  dist: string,
): Promise<void> {
  // The bundler writes equal files only once.
  const firstWith = new Map<string, string>();
  for (const [name, css] of Object.entries(sheets)) if (!firstWith.has(css)) firstWith.set(css, name);
  await build({
    root: dirname(dist),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Relative URLs of fonts work wherever the folder is served from.
    base: './',
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries([...firstWith.values()].map((name) => [name, join(from, `${name}.css`)])),
        output: {
          assetFileNames: ({ names: [name] }) =>
            name?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
        },
      },
    },
  });
  for (const [name, css] of Object.entries(sheets)) {
    const first = firstWith.get(css);
    if (first && first !== name) copyFileSync(join(dist, `${first}.css`), join(dist, `${name}.css`));
  }
}
