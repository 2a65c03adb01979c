import {
  failingModule,
  type MissingModule,
  recoverFromMissingModule,
} from './recover-from-missing-module.ts';

declare global {
  interface Window {
    /** Called by our patch of the router in place of its own unconditional reload. */
    __reactRouterModuleFailed?: typeof handleFailedRouteModule;
  }
}

interface RouterOnWindow {
  __reactRouterDataRouter?: { state: { navigation: { location?: Pick<Location, 'pathname' | 'search'> } } };
}

/**
 * The router could not load the module of a page. Only a page that the visitor is going to is loaded anew: one that was
 * prefetched is asked for again when it is needed.
 */
export function handleFailedRouteModule(error: unknown): Promise<MissingModule> {
  const goal = (window as RouterOnWindow).__reactRouterDataRouter?.state.navigation.location;
  return goal ? recoverFromMissingModule(error, goal) : Promise.resolve(failingModule(error));
}
