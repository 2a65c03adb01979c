import { runCliMain } from '../pictures/run-image-cli.ts';
import { readProducts } from '../products.ts';
import { modelCommandHelp, parseModelCommand } from './command-line.ts';
import { modelCommandPaths } from './model-command-paths.ts';
import { runModelCommand } from './run-model-command.ts';

await runCliMain(async (stop) => {
  const command = parseModelCommand(process.argv.slice(2));
  if (command.name === 'help') {
    console.log(modelCommandHelp);
    return 0;
  }
  return runModelCommand(command, { products: readProducts(), paths: modelCommandPaths, stop });
});
