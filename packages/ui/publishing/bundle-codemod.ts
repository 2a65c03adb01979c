import { dirname, join } from 'node:path';
import { build } from 'vite';

/** Bundles the codemod into one file that Node runs. At start, it looks for the consumer's own TypeScript. */
export async function bundleCodemod(dist: string): Promise<void> {
  await build({
    root: dirname(dist),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'codemod/piri-ui-codemod.ts',
      target: 'node20',
      outDir: join(dist, 'codemod'),
      emptyOutDir: false,
    },
  });
}
