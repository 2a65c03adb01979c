import { runNode } from './run.ts';
import { runMain } from './run-main.ts';

/** Fills the database that the configuration names; see `apps/api/src/seed-cli.ts` for its arguments. */
await runMain(
  async (stop) => (await runNode(['apps/api/src/seed-cli.ts', ...process.argv.slice(2)], { stop })).code,
);
