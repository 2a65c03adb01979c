import { routerFuture } from './router-future.ts';

/** Names that the router and the shop share on `window`. */
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

/** The id of the data block in which the document carries the page's data. */
export const hydrationDataId = 'hydration-data';

/** Gives the router what it would have found, had it written its own scripts: how it was built, and the page's data. */
export function provideRouterContext() {
  const hydrationData = document.getElementById(hydrationDataId)?.textContent;
  if (!hydrationData)
    throw new Error(`The document has no data block “${hydrationDataId}”. The page cannot start.`);
  window.__reactRouterContext = {
    basename: '/',
    future: routerFuture,
    routeDiscovery: { mode: 'initial' },
    ssr: true,
    isSpaMode: false,
    stream: new Blob([hydrationData]).stream(),
  };
}

/** Gives the router the modules of the page that is shown, by the ids of their routes. */
export function provideRouteModules(modules: Record<string, unknown>) {
  window.__reactRouterRouteModules = modules;
}

/** Says what takes the place of a route module that could not be loaded. */
export function onRouteModuleFailed(handler: NonNullable<Window['__reactRouterModuleFailed']>) {
  window.__reactRouterModuleFailed = handler;
}

/** Where a navigation that is under way leads. */
export function nextLocation(): Pick<Location, 'pathname' | 'search'> | undefined {
  return window.__reactRouterDataRouter?.state.navigation.location;
}

/** Which build is running; while developing a random number, which nothing is compared with. */
export function runningBuild(): string | undefined {
  return window.__reactRouterManifest?.version;
}
