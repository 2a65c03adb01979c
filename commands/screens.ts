import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';
import { withTemporaryShop } from './temporary-shop.ts';

/** Takes the contact sheets named on the command line, or all of them, for visual inspection. */
await runMain((stop) =>
  withTemporaryShop(
    stop,
    async (url) => {
      const args = ['apps/storefront/screens/screenshots.ts', '--url', url, ...process.argv.slice(2)];
      return (await runNode(args, { stop })).code;
    },
    // Raises the rate limits, because the demo customers sign in again for each picture.
    { RATE_LIMIT_MULTIPLIER: '50' },
  ),
);
