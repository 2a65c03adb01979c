import { besideMenu, roomsFromMenu } from '../../catalogue/categories/rooms-in-menu.ts';
import type { RootData } from '../../platform/settings/root-data.ts';
import { routerFuture } from './router-future.ts';
import { type RouterState, routerStateToStream, routerStateToText, type ToldState } from './router-state.ts';

declare global {
  interface Window {
    __reactRouterContext?: object;
  }
}

/** Gives the router what it would have found had it written its own scripts: how it was built, and the page's data. */
export function handOver() {
  const text = document.getElementById('state')?.textContent;
  if (!text)
    throw new Error('The document has no data block with the id “state”. The page cannot start without it.');
  const state: ToldState & { loaderData: { root?: RootData } } = JSON.parse(text);
  const reference = state.loaderData.root?.reference;
  const menu = document.querySelector('[data-slot=mega-menu]');
  if (reference?.rooms && menu) reference.rooms = roomsFromMenu(menu, reference.rooms);
  window.__reactRouterContext = {
    basename: '/',
    future: routerFuture,
    routeDiscovery: { mode: 'initial' },
    ssr: true,
    isSpaMode: false,
    stream: routerStateToStream(state),
  };
}

/** The page's data as it stands in the document: without what stands there already, where the document has a menu. */
export function handedOver({ loaderData, actionData, errors }: RouterState, hasMenu: boolean): string {
  const root = loaderData['root'] as RootData | undefined;
  const rest = { ...(actionData && { actionData }), ...(errors && { errors }) };
  if (!root || !hasMenu) return routerStateToText({ loaderData, ...rest });
  const reference = { ...root.reference, rooms: besideMenu(root.reference.rooms) };
  return routerStateToText({
    loaderData: { ...loaderData, root: { ...root, reference } },
    ...rest,
  });
}
