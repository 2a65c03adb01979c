import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureComponentSizes } from './component-sizes.ts';

// Always measure the production build, which is what a page loads.
process.env['NODE_ENV'] = 'production';

// `pnpm --filter @piri/ui sizes` rewrites the record; with `--print` it only prints the sizes.
const lines = Object.entries(await measureComponentSizes()).map(
  ([component, size]) => `  "${component}": ${JSON.stringify(size)}`,
);
const sizes = `{\n${lines.join(',\n')}\n}\n`;
if (process.argv.includes('--print')) process.stdout.write(sizes);
else writeFileSync(join(import.meta.dirname, '../component-sizes.generated.json'), sizes);
