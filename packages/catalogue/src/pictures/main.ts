import { readProducts } from '../products.ts';
import { readScenes } from '../scenes.ts';
import { runImageCli } from './cli-process.ts';
import { readCrops } from './crops.ts';
import { paths } from './paths.ts';

await runImageCli(process.argv.slice(2), () => ({
  products: readProducts(),
  scenes: readScenes(),
  crops: readCrops(),
  paths,
}));
