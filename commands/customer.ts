import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';

/** Ends sessions of customers; see `apps/api/src/customer.ts` for its arguments. */
await runMain(
  async (stop) => (await runNode(['apps/api/src/customer.ts', ...process.argv.slice(2)], { stop })).code,
);
