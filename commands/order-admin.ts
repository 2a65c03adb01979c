import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';

/** Changes an order's status; see `apps/api/src/order-admin.ts` for its arguments. */
await runMain(
  async (stop) => (await runNode(['apps/api/src/order-admin.ts', ...process.argv.slice(2)], { stop })).code,
);
