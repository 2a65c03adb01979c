import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { routerFuture } from './app/features/platform/react-router/router-future.ts';
import { precompressFolder } from './vite/precompress-folder.ts';

export default {
  ssr: true,
  // The whole route table is known from the start. Discovering it lazily would add a request that,
  // when its version differs, reloads the page without asking anybody.
  routeDiscovery: { mode: 'initial' },
  future: routerFuture,
  buildEnd: async ({ reactRouterConfig }) => {
    await precompressFolder(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
