import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';

/** Fills the database that the configuration names; see `apps/api/src/seed-cli.ts` for its arguments. */
await runMain(
  async (stop) => (await runNode(['apps/api/src/seed-cli.ts', ...process.argv.slice(2)], { stop })).code,
);
