import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../platform/rendering/when-idle.ts';

/** Draws what is far down on a page once the page rests. What does so is no part of the first load. */
export function useRenderRest() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is another page, whose parts wait again
  useEffect(() => whenIdle(drawRest), [key]);
}

function drawRest() {
  if (!navigator.onLine) return;
  // Without it a page is whole, too, for whoever scrolls.
  import('./render-rest.ts').then((module) => module.renderRest(), console.debug);
}
