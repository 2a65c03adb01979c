import { parseArgs } from 'node:util';
import { runAdminCli } from './admin-cli.ts';
import { StartupError } from './core/startup-error.ts';
import { adminCommandSchema, adminOrderCommandNames } from './modules/fulfilment/admin-commands.ts';

const usage = `Usage: npm run order-admin -- PR-4F7K-92 ${adminOrderCommandNames.join('|')} [PIN]. Only deliver takes a PIN.`;

await runAdminCli((operator) => {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [orderNumber = '', commandName, pin] = positionals;
  const commandVerb = adminOrderCommandNames.find((one) => one === commandName);
  const maxArguments = commandVerb === 'deliver' ? 3 : 2;
  if (commandVerb === undefined || positionals.length > maxArguments) throw new StartupError(usage);
  const order = { orderNumber: orderNumber.toUpperCase(), verb: commandVerb, pin };
  const command = adminCommandSchema.safeParse({ command: 'order', operator, ...order });
  if (!command.success) throw new StartupError(usage);
  return command.data;
});
