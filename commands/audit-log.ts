import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';

/** Prints what happened to accounts and orders; see `apps/api/src/audit-log.ts` for its arguments. */
await runMain(
  async (stop) => (await runNode(['apps/api/src/audit-log.ts', ...process.argv.slice(2)], { stop })).code,
);
