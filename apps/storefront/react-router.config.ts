import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { routerFuture } from './app/features/platform/react-router/router-future.ts';
import { precompressFolder } from './vite/precompress-folder.ts';

export default {
  ssr: true,
  // The manifest contains all routes from the start. Lazy discovery would add a request that reloads the page without
  // asking the user if its version differs.
  routeDiscovery: { mode: 'initial' },
  future: routerFuture,
  buildEnd: async ({ reactRouterConfig }) => {
    await precompressFolder(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
