import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { handleFailedRouteModule } from './features/platform/build-updates/handle-failed-route-module.ts';
import {
  provideRouterContext,
  setRouteModuleFailedHandler,
} from './features/platform/react-router/router-window.ts';

// In development, the framework's own scripts have done it.
if (!import.meta.env.DEV) provideRouterContext();

setRouteModuleFailedHandler(handleFailedRouteModule);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
