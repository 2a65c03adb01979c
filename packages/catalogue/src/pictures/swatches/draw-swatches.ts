import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imagesFolder } from '../../images.ts';
import { createSwatchSvgs } from './swatches.ts';

// Run with `pnpm --filter @piri/catalogue swatches` after a change of data/materials.json.

const folder = join(imagesFolder, 'swatches');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, svg] of createSwatchSvgs()) writeFileSync(join(folder, `${name}.svg`), svg);
