import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutWhole } from './whole-pages.ts';

/** Lays pages out whole once somebody goes back. Before the router scrolls, hence above what makes it do so. */
export function useWholePages() {
  const type = useNavigationType();
  const { key } = useLocation();
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is another visit to the same address
  useLayoutEffect(() => {
    if (begun.current && type === 'POP') layOutWhole();
    begun.current = true;
  }, [type, key]);
}
