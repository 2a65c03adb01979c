import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';

/**
 * The `handle` of a route without menus, search and footer, so that nothing leads away from it. Its header is part of
 * the route, so that no other page loads it.
 * @example
 * export const handle = { head: CheckoutHeader } satisfies RouteHandle;
 */
export interface RouteHandle {
  head: ComponentType<{ shop: ShopConfig | undefined }>;
}

/** Returns the header of the current route; undefined if it uses the common frame. */
export function useRouteHeader(): RouteHandle['head'] | undefined {
  return useMatches()
    .map(({ handle }) => (handle as Partial<RouteHandle> | undefined)?.head)
    .find(Boolean);
}
