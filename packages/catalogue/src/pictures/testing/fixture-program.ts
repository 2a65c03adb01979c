import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runImageCli } from '../run-image-cli.ts';

/** Runs the real command in a separate folder instead of the repository. */
const [folder = '', ...args] = process.argv.slice(2);
const { products, scenes, crops } = JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8'));
const at = (name: string) => join(folder, name);

await runImageCli(args, () => ({
  products,
  scenes,
  crops,
  paths: {
    models: at('models'),
    materials: at('materials.json'),
    masters: at('masters'),
    pictures: at('pictures'),
    reports: at('reports'),
    stories: at('stories'),
  },
}));
