import { command } from './command.ts';
import { runNode } from './run.ts';

/** Ends sessions of customers; see `apps/api/src/customer.ts` for its arguments. */
await command(
  async (stop) => (await runNode(['apps/api/src/customer.ts', ...process.argv.slice(2)], { stop })).code,
);
