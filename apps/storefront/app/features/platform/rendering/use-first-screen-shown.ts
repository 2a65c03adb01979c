import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isHydrated } from './hydration.ts';

/**
 * Returns true if the first screen of a page is already shown, so that the rest may be rendered. It is false in the
 * first render of a navigation to another page. It is true at once when hydrating, and after going back or to a
 * fragment, which need the whole page to scroll.
 */
export function useFirstScreenShown(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [rendersAll] = useState(() => !isHydrated() || type === 'POP' || hash !== '');
  return useDeferredValue(true, rendersAll);
}
