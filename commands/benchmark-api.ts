import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

/** Measures the API on a temporary PostgreSQL: its search, or with the subcommand `checkout` its orders. */
await runMain(async (stop) => {
  const done = await withTemporaryPostgres(stop, async (url) => {
    const given = process.argv.slice(2);
    const isCheckout = given.includes('checkout');
    const program = isCheckout ? 'checkout-benchmark.ts' : 'search-benchmark.ts';
    const args = [`apps/api/benchmarks/${program}`, ...given.filter((arg) => arg !== 'checkout')];
    return (await runNode(args, { stop, env: { DATABASE_URL: url } })).code;
  });
  if (typeof done === 'number') return done;
  console.error(done.notRun);
  return 1;
});
