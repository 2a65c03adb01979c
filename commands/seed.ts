import { command } from './command.ts';
import { runNode } from './run.ts';

/** Fills the database that the configuration names; see `apps/api/src/seed-cli.ts` for its arguments. */
await command(
  async (stop) => (await runNode(['apps/api/src/seed-cli.ts', ...process.argv.slice(2)], { stop })).code,
);
