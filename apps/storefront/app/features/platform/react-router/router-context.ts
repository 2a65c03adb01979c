import { use } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router-dom';

/** Returns the manifest of routes and their files. */
export function useManifest() {
  const framework = use(FrameworkContext);
  if (!framework)
    throw new Error(
      '`useManifest` is used outside of the router. Call it in a component that the router renders.',
    );
  return framework.manifest;
}

/** Returns the router, for its `subscribe`. */
export function useDataRouter() {
  const context = use(DataRouterContext);
  if (!context)
    throw new Error(
      '`useDataRouter` is used outside of the router. Call it in a component that the router renders.',
    );
  return context.router;
}

/** Restores the scroll position without the inline script that the router's component would add to every document. */
export { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';
