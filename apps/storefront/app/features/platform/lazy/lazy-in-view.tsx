import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Lazy } from './lazy.tsx';

export interface LazyInViewProps<Props> {
  /** Imports the module whose default export is the component. Must be the same function in all renders. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** The props of the component. */
  props: Props;
}

/**
 * A component below the first screen. It loads when it comes near the viewport, or once the page is idle
 * (`useRenderDeferredContentWhenIdle`), so that neither the page nor its first scripts contain it.
 */
export function LazyInView<Props extends object>({ load, props }: LazyInViewProps<Props>) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!placeholder.current || near) return;
    const show = () => setNear(true);
    addEventListener('draw-now', show);
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    );
    observer.observe(placeholder.current);
    return () => {
      removeEventListener('draw-now', show);
      observer.disconnect();
    };
  }, [near]);
  return (
    <div ref={placeholder}>
      <Lazy when={near} load={load} props={props} />
    </div>
  );
}
