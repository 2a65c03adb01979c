import { command } from './command.ts';
import { runNode } from './run.ts';

/** Prints what happened to accounts and orders; see `apps/api/src/audit-log.ts` for its arguments. */
await command(
  async (stop) => (await runNode(['apps/api/src/audit-log.ts', ...process.argv.slice(2)], { stop })).code,
);
