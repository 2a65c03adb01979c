import { runNode } from './run.ts';
import { runMain } from './run-main.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/**
 * Measures the API on a temporary PostgreSQL: its search at the sizes of `--sizes`, or its orders with `--checkouts`.
 */
await runMain(async (stop) => {
  const done = await withTemporaryPostgres(stop, async (url) => {
    const program = process.argv.includes('--checkouts') ? 'checkout-benchmark.ts' : 'search-benchmark.ts';
    const args = [`apps/api/benchmarks/${program}`, ...process.argv.slice(2)];
    return (await runNode(args, { stop, env: { DATABASE_URL: url } })).code;
  });
  if (typeof done === 'number') return done;
  console.error(done.notRun);
  return 1;
});
