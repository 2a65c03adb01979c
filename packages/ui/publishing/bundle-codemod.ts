import { dirname, join } from 'node:path';
import { build } from 'vite';

/** Writes the codemod as one file that Node runs. It looks for the adopter's TypeScript itself when it starts. */
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
