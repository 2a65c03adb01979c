import { command } from './command.ts';
import { runNode } from './run.ts';

/** Moves an order along its timeline; see `apps/api/src/order-admin.ts` for its arguments. */
await command(
  async (stop) => (await runNode(['apps/api/src/order-admin.ts', ...process.argv.slice(2)], { stop })).code,
);
