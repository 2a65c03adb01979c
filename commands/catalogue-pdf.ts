import { parseArgs } from 'node:util';
import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';
import { withTemporaryShop } from './temporary-shop.ts';

const options = { url: { type: 'string' }, output: { type: 'string' } } as const;

/** Prints a shop's catalogue: of the shop at `--url`, or else of a temporary shop with the repository's catalogue. */
await runMain(async (stop) => {
  const { url, output } = parseArgs({ options }).values;
  const print = async (shop: string) => {
    const args = [
      'apps/storefront/print/print-catalogue.ts',
      '--url',
      shop,
      ...(output ? ['--output', output] : []),
    ];
    return (await runNode(args, { stop })).code;
  };
  return url ? print(url.replace(/\/$/, '')) : withTemporaryShop(stop, print);
});
