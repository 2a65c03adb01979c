import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../platform/rendering/when-idle.ts';

/** Renders what is far down on a page once the page is idle. The module that does so is not part of the first load. */
export function useRenderDeferredContentWhenIdle() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with the page, and each page has to be rendered completely
  useEffect(() => whenIdle(loadRenderRest), [key]);
}

function loadRenderRest() {
  if (!navigator.onLine) return;
  // Without the module the page is complete as well: its parts render as the user scrolls.
  import('./render-deferred-content-when-idle.ts').then(
    (module) => module.renderDeferredContentWhenIdle(),
    console.debug,
  );
}
