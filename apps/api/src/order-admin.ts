import { parseArgs } from 'node:util';
import { runAdminCli } from './admin-cli.ts';
import { StartupError } from './core/startup-error.ts';
import { adminCommand, adminOrderCommands } from './modules/fulfilment/admin-commands.ts';

const usage = `Usage: npm run order-admin -- PR-4F7K-92 ${adminOrderCommands.join('|')} [PIN]. Only deliver takes a PIN.`;

await runAdminCli((operator) => {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [orderNumber = '', wanted, pin] = positionals;
  const verb = adminOrderCommands.find((one) => one === wanted);
  const most = verb === 'deliver' ? 3 : 2;
  if (verb === undefined || positionals.length > most) throw new StartupError(usage);
  const order = { orderNumber: orderNumber.toUpperCase(), verb, pin };
  const command = adminCommand.safeParse({ command: 'order', operator, ...order });
  if (!command.success) throw new StartupError(usage);
  return command.data;
});
