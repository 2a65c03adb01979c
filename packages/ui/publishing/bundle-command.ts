import { dirname, join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a command of the package into one file that Node runs, with all of our modules in it. What an adopter has, such
 * as the codemod's TypeScript, it looks for at start.
 */
export async function bundleCommand(dist: string, entry: string): Promise<void> {
  await build({
    root: dirname(dist),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: entry,
      target: 'node20',
      outDir: join(dist, dirname(entry)),
      emptyOutDir: false,
    },
  });
}
