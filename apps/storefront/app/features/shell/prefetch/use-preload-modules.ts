import { use, useEffect } from 'react';
import { preloadModule } from 'react-dom';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
} from 'react-router-dom';

/**
 * Asks for all modules of the page that a navigation goes to at once. The router imports the page's own module only,
 * whose imports the browser would find one round trip after the other.
 */
export function usePreloadModules(): void {
  const router = use(DataRouterContext)?.router;
  const manifest = use(FrameworkContext)?.manifest;
  useEffect(
    () =>
      router?.subscribe(({ navigation: { location } }) => {
        for (const { route } of (location && matchRoutes(router.routes, location)) ?? []) {
          for (const href of manifest?.routes[route.id]?.imports ?? []) preloadModule(href);
        }
      }),
    [router, manifest],
  );
}
