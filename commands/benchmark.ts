import { command } from './command.ts';
import { withOwnShop } from './own-shop.ts';
import { runNode } from './run.ts';

/** Measures the pages named on the command line, or all of them, as a phone on a slow line meets them. */
await command((stop) =>
  withOwnShop(stop, async (url) => {
    const args = ['apps/storefront/benchmark/benchmark.ts', '--url', url, ...process.argv.slice(2)];
    return (await runNode(args, { stop })).code;
  }),
);
