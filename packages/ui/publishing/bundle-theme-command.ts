import { dirname, join } from 'node:path';
import { build } from 'vite';

/** Bundles `piri-ui-theme` into one file that Node runs, with the tokens in it. */
export async function bundleThemeCommand(dist: string): Promise<void> {
  await build({
    root: dirname(dist),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'theme/piri-ui-theme.ts',
      target: 'node20',
      outDir: join(dist, 'theme'),
      emptyOutDir: false,
    },
  });
}
