import type { MobileMenuEntry } from '@piri/ui/mobile-menu';
import { useEffect, useState } from 'react';

/** By which a button opens the menu of a narrow window, and the application finds it. */
export const menuId = 'menu';

/**
 * What the drawer shows: the rooms, and once it opens the whole tree, of which it draws a level when that opens. Before
 * the application is there each room leads to its page, where one can go on narrowing, as without JavaScript. What
 * somebody is reading by then stays as it is until it is closed.
 */
export function useMobileMenuItems(items: readonly MobileMenuEntry[]): readonly MobileMenuEntry[] {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const drawer = document.getElementById(menuId);
    const fill = () => setWhole(true);
    drawer?.addEventListener('beforetoggle', fill, { once: true });
    return () => drawer?.removeEventListener('beforetoggle', fill);
  }, []);
  return whole ? items : items.map(({ children: _, banner: __, ...room }) => room);
}
