import { readProducts } from '../products.ts';
import { readScenes } from '../scenes.ts';
import { readCrops } from './crops.ts';
import { places } from './places.ts';
import { runProgram } from './program.ts';

await runProgram(process.argv.slice(2), () => ({
  products: readProducts(),
  scenes: readScenes(),
  crops: readCrops(),
  places,
}));
