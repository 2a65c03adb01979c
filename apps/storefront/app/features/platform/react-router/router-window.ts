import { routerFuture } from './router-future.ts';

/** The globals that the router and the shop share. */
declare global {
  interface Window {
    __reactRouterContext?: object;
    __reactRouterDataRouter?: {
      state: {
        loaderData: Record<string, unknown>;
        navigation: { location?: Pick<Location, 'pathname' | 'search'> };
      };
      navigate: (to: string) => Promise<void>;
    };
    __reactRouterManifest?: { version: string };
    __reactRouterRouteModules?: Record<string, unknown>;
    /** Called by our patch of the router in place of its own unconditional reload. */
    __reactRouterModuleFailed?: (error: unknown) => Promise<object>;
  }
}

/** The id of the data block with the page's data. */
export const hydrationDataId = 'hydration-data';

/** Provides what the router's own inline scripts would have set: its build configuration and the page's data. */
export function provideRouterContext() {
  const hydrationData = document.getElementById(hydrationDataId)?.textContent;
  if (!hydrationData)
    throw new Error(
      `The hydration data is missing (the element “${hydrationDataId}”), so the page cannot start.`,
    );
  window.__reactRouterContext = {
    basename: '/',
    future: routerFuture,
    routeDiscovery: { mode: 'initial' },
    ssr: true,
    isSpaMode: false,
    stream: new Blob([hydrationData]).stream(),
  };
}

/** Provides the modules of the current page to the router, by route id. */
export function provideRouteModules(modules: Record<string, unknown>) {
  window.__reactRouterRouteModules = modules;
}

/** Sets the handler that replaces a route module that failed to load. */
export function setRouteModuleFailedHandler(handler: NonNullable<Window['__reactRouterModuleFailed']>) {
  window.__reactRouterModuleFailed = handler;
}

/** Returns the destination of the current navigation. */
export function getNextLocation(): Pick<Location, 'pathname' | 'search'> | undefined {
  return window.__reactRouterDataRouter?.state.navigation.location;
}

/** Returns the id of the running build. In development it is random, and nothing is compared with it. */
export function getRunningBuildId(): string | undefined {
  return window.__reactRouterManifest?.version;
}
