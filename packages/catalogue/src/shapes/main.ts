import { runCliMain } from '../pictures/cli-process.ts';
import { readProducts } from '../products.ts';
import { help, parseModelCommand } from './command-line.ts';
import { modelPaths } from './paths.ts';
import { runModelCommand } from './run-model-command.ts';

await runCliMain(async (stop) => {
  const command = parseModelCommand(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(help);
    return 0;
  }
  return runModelCommand(command, { products: readProducts(), paths: modelPaths, stop });
});
