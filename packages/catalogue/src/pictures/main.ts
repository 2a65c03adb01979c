import { readProducts } from '../products.ts';
import { readScenes } from '../scenes.ts';
import { runImageCli } from './cli-process.ts';
import { imageCommandPaths } from './image-command-paths.ts';
import { readRoomCrops } from './room-crops.ts';

await runImageCli(process.argv.slice(2), () => ({
  products: readProducts(),
  scenes: readScenes(),
  crops: readRoomCrops(),
  paths: imageCommandPaths,
}));
