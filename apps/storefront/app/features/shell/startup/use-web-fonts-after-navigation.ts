import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Switches to the shop's own fonts on the next page, if the first page could not do so without a layout shift
 * (`enableWebFonts`).
 */
export function useWebFontsAfterNavigation() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const firstPage = useRef(page);
  useLayoutEffect(() => {
    if (page !== firstPage.current) document.documentElement.dataset['fonts'] = '';
  }, [page]);
}
