import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';
import { withTemporaryShop } from './temporary-shop.ts';

/** Measures the pages named on the command line, or all of them, on an emulated phone with a slow connection. */
await runMain((stop) =>
  withTemporaryShop(stop, async (url) => {
    const args = ['apps/storefront/benchmark/benchmark.ts', '--url', url, ...process.argv.slice(2)];
    return (await runNode(args, { stop })).code;
  }),
);
