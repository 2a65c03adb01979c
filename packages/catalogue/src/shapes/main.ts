import { runAsProcess } from '../pictures/program.ts';
import { readProducts } from '../products.ts';
import { help, readShapeCommand } from './command-line.ts';
import { shapePlaces } from './places.ts';
import { runShapeCommand } from './run-shape-command.ts';

await runAsProcess(async (stop) => {
  const command = readShapeCommand(process.argv.slice(2));
  if (command.verb === 'help') {
    console.log(help);
    return 0;
  }
  return runShapeCommand(command, { products: readProducts(), places: shapePlaces, stop });
});
