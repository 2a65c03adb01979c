import { command } from './command.ts';
import { withPostgres } from './postgres.ts';
import { runNode } from './run.ts';

/** Measures the API's search at the sizes of `--sizes`, or with `--checkouts` its orders, on a PostgreSQL of its own. */
await command(async (stop) => {
  const done = await withPostgres(stop, async (url) => {
    const program = process.argv.includes('--checkouts') ? 'checkout-benchmark.ts' : 'search-benchmark.ts';
    const args = [`apps/api/benchmarks/${program}`, ...process.argv.slice(2)];
    return (await runNode(args, { stop, env: { DATABASE_URL: url } })).code;
  });
  if (typeof done === 'number') return done;
  console.error(done.notRun);
  return 1;
});
