import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isHydrated } from './hydration.ts';

/**
 * Whether the first screen of a page is shown already, so that what is below it may be rendered. It is false once, on
 * the way from one page to another. A document is taken over as a whole; a way back, or to a place further down, needs
 * the whole page to scroll to.
 */
export function useFirstScreenShown(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [whole] = useState(() => !isHydrated() || type === 'POP' || hash !== '');
  return useDeferredValue(true, whole);
}
