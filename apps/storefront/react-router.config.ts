import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './vite/precompress.ts';

export default {
  ssr: true,
  // The whole route table is known from the start. Discovering it lazily would add a request that,
  // when its version differs, reloads the page without asking anybody.
  routeDiscovery: { mode: 'initial' },
  future: {
    // Off: its context keys are objects, and the server and the built app would each hold their own.
    v8_middleware: false,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
