import { readProducts } from '../products.ts';
import { readScenes } from '../scenes.ts';
import { imageCommandPaths } from './image-command-paths.ts';
import { readRoomCrops } from './room-crops.ts';
import { runImageCli } from './run-image-cli.ts';

await runImageCli(process.argv.slice(2), () => ({
  products: readProducts(),
  scenes: readScenes(),
  crops: readRoomCrops(),
  paths: imageCommandPaths,
}));
