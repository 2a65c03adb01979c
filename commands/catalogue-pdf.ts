import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { withOwnShop } from './own-shop.ts';
import { runNode } from './run.ts';

const options = { url: { type: 'string' }, to: { type: 'string' } } as const;

/** Prints all that a shop sells: of the one named by `--url`, else of one of its own with what lies in the repository. */
await command(async (stop) => {
  const { url, to } = parseArgs({ options }).values;
  const print = async (shop: string) => {
    const args = ['apps/storefront/print/print-catalogue.ts', '--url', shop, ...(to ? ['--to', to] : [])];
    return (await runNode(args, { stop })).code;
  };
  return url ? print(url.replace(/\/$/, '')) : withOwnShop(stop, print);
});
