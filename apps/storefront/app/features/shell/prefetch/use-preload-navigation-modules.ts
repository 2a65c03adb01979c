import { useEffect } from 'react';
import { preloadModule } from 'react-dom';
import { matchRoutes } from 'react-router-dom';
import { useDataRouter, useManifest } from '../../platform/react-router/router-context.ts';

/**
 * Preloads all modules of the page that a navigation leads to. The router imports the page's own module only, and the
 * browser would discover its imports one round trip after the other.
 */
export function usePreloadNavigationModules(): void {
  const router = useDataRouter();
  const manifest = useManifest();
  useEffect(
    () =>
      router.subscribe(({ navigation: { location } }) => {
        for (const { route } of (location && matchRoutes(router.routes, location)) ?? []) {
          for (const href of manifest.routes[route.id]?.imports ?? []) preloadModule(href);
        }
      }),
    [router, manifest],
  );
}
