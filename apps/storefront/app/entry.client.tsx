import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { handOver } from './features/first-paint/hand-over.ts';
import { handleFailedRouteModule } from './features/freshness/handle-failed-route-module.ts';

// Developing, the framework's own scripts have done it.
if (!import.meta.env.DEV) handOver();

window.__reactRouterModuleFailed = handleFailedRouteModule;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
