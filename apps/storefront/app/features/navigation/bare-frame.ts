import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';

/**
 * What a route exports as `handle` where nothing should lead away: no menus, no search, no footer.
 * @example
 * export const handle = { bareFrame: { middle: Steps } } satisfies BareHandle;
 */
export interface BareHandle {
  bareFrame: {
    /** Between the logo and the telephone number. */
    middle?: ComponentType;
  };
}

/** How the frame of this page is bare; undefined for one that has everything around it. */
export function useBareFrame(): BareHandle['bareFrame'] | undefined {
  const handles = useMatches().map(({ handle }) => handle as Partial<BareHandle> | undefined);
  return handles.find((handle) => handle?.bareFrame)?.bareFrame;
}
