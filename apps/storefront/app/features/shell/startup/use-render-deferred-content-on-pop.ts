import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { renderDeferredContentNow } from './render-deferred-content-now.ts';

/**
 * Renders pages completely after the user goes back. Call it above the router's scroll restoration, to run before it.
 */
export function useRenderDeferredContentOnPop() {
  const type = useNavigationType();
  const { key } = useLocation();
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each visit to the same URL
  useLayoutEffect(() => {
    if (begun.current && type === 'POP') renderDeferredContentNow();
    begun.current = true;
  }, [type, key]);
}
