import { runNode } from './run.ts';
import { runMain } from './run-main.ts';
import { withTemporaryShop } from './temporary-shop.ts';

/** Draws the sheets named on the command line, or all of them, for people to look at. */
await runMain((stop) =>
  withTemporaryShop(
    stop,
    async (url) => {
      const args = ['apps/storefront/look/screenshots.ts', '--url', url, ...process.argv.slice(2)];
      return (await runNode(args, { stop })).code;
    },
    // With people to try it out as, who sign in for each picture anew.
    { LIMIT_FACTOR: '50' },
  ),
);
