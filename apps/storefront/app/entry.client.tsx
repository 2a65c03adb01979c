import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { handleFailedRouteModule } from './features/platform/build-updates/handle-failed-route-module.ts';
import { handOver } from './features/shell/startup/hand-over.ts';

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
