import { parseArgs } from 'node:util';
import { runAdminCli } from './admin-cli.ts';
import { StartupError } from './core/startup-error.ts';
import { adminCommandSchema } from './modules/fulfilment/admin-commands.ts';

const usage =
  'Usage: npm run customer -- <id or email address> end-sessions, or npm run customer -- --all end-sessions for all customers.';

await runAdminCli((operator) => {
  const { all, words: args } = readArguments();
  const [customer, action] = all ? [undefined, ...args] : args;
  if (args.length !== (all ? 1 : 2)) throw new StartupError(usage);
  const command = adminCommandSchema.safeParse({ command: 'customer', operator, customer, verb: action });
  if (!command.success) throw new StartupError(usage);
  return command.data;
});

function readArguments() {
  try {
    const options = { all: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { all: values.all, words: positionals };
  } catch {
    throw new StartupError(usage);
  }
}
