import { parseArgs } from 'node:util';
import { runAdminCli } from './admin-cli.ts';
import { StartupError } from './core/startup-error.ts';
import { adminCommandSchema } from './modules/fulfilment/admin-commands.ts';

const usage = `Usage: npm run audit-log -- [--last 100] [--about PR-4F7K-92] [--customer rahima@piri.example] [--action SIGN_IN_FAILED]`;

await runAdminCli((operator) => {
  const command = adminCommandSchema.safeParse({ command: 'audit-log', operator, ...readOptions() });
  if (!command.success) throw new StartupError(usage);
  return command.data;
});

function readOptions() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { last: text, about: text, customer: text, action: text } });
    return { ...values, last: Number(values.last ?? 100) };
  } catch {
    throw new StartupError(usage);
  }
}
