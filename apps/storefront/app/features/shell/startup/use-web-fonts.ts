import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Switches to the shop's own faces with the next page, if the first one could not without moving (`enableWebFonts`). */
export function useWebFonts() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const firstPage = useRef(page);
  useLayoutEffect(() => {
    if (page !== firstPage.current) document.documentElement.dataset['fonts'] = '';
  }, [page]);
}
