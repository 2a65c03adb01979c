import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';

/**
 * What a route exports as `handle` where nothing should lead away: a head of its own in place of menus, search and
 * footer. It comes with the route, so that no other page pays for it.
 * @example
 * export const handle = { head: CheckoutHeader } satisfies RouteHandle;
 */
export interface RouteHandle {
  head: ComponentType<{ shop: ShopConfig | undefined }>;
}

/** The head that this page brings along; undefined for one that has everything around it. */
export function useRouteHeader(): RouteHandle['head'] | undefined {
  return useMatches()
    .map(({ handle }) => (handle as Partial<RouteHandle> | undefined)?.head)
    .find(Boolean);
}
