import type { MobileMenuEntry } from '@piri/ui/mobile-menu';
import { useEffect, useState } from 'react';

/** The id of the mobile menu, for the button that opens it. */
export const mobileMenuId = 'menu';

/**
 * Returns the entries of the mobile menu: the rooms only, and the whole tree once the menu opens. Until hydration each
 * room links to its page, as without JavaScript. A menu that is already open then stays as it is until it is closed.
 */
export function useMobileMenuItems(items: readonly MobileMenuEntry[]): readonly MobileMenuEntry[] {
  const [isComplete, setIsComplete] = useState(false);
  useEffect(() => {
    const drawer = document.getElementById(mobileMenuId);
    const fill = () => setIsComplete(true);
    drawer?.addEventListener('beforetoggle', fill, { once: true });
    return () => drawer?.removeEventListener('beforetoggle', fill);
  }, []);
  return isComplete ? items : items.map(({ children: _, banner: __, ...room }) => room);
}
