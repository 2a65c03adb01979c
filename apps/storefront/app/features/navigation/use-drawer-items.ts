import type { MobileMenuEntry } from '@piri/ui/mobile-menu';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';
import { menuId } from './menu-id.ts';

/**
 * What the drawer shows: the rooms, and soon after the start the whole tree. That stands in the document once already,
 * as the menu of wide windows, and would be a twentieth of it. Until then each room leads to its page, where one can go
 * on narrowing, as without JavaScript. What somebody is reading stays as it is until it is closed.
 */
export function useDrawerItems(items: readonly MobileMenuEntry[]): readonly MobileMenuEntry[] {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const drawer = document.getElementById(menuId);
    const fill = () => {
      if (!drawer?.matches('[open]')) startTransition(() => setWhole(true));
    };
    const callOff = whenIdle(fill);
    drawer?.addEventListener('close', fill);
    return () => {
      callOff();
      drawer?.removeEventListener('close', fill);
    };
  }, []);
  return whole ? items : items.map(({ children: _, banner: __, ...room }) => room);
}
