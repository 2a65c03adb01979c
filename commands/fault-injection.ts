import { ensureBuilt, storefrontBuild } from './builds.ts';
import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/**
 * Injects faults into the API, on a temporary PostgreSQL; see `apps/api/fault-injection/faults.ts` for the arguments.
 */
await runMain(async (stop) => {
  // One of the faults is injected into the storefront's pages.
  await ensureBuilt(storefrontBuild, stop);
  const done = await withTemporaryPostgres(
    stop,
    async (url, data) => {
      const args = ['apps/api/fault-injection/faults.ts', ...process.argv.slice(2)];
      return (await runNode(args, { stop, env: { DATABASE_URL: url, POSTGRES_DATA: data } })).code;
    },
    { dies: true },
  );
  if (typeof done === 'number') return done;
  console.error(done.notRun);
  return 1;
});
