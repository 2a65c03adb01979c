import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Lazy } from './lazy.tsx';

export interface LazyInViewProps<Props> {
  /** Imports the module whose default export is the part. One function for all renders. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the part is given. */
  props: Props;
}

/**
 * A part below the first screen. It loads when it comes near the viewport, or once the page is idle (`useRenderRest`), so
 * neither the page nor its first scripts contain it.
 */
export function LazyInView<Props extends object>({ load, props }: LazyInViewProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const bring = () => setNear(true);
    addEventListener('draw-now', bring);
    const seen = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    );
    seen.observe(place.current);
    return () => {
      removeEventListener('draw-now', bring);
      seen.disconnect();
    };
  }, [near]);
  return (
    <div ref={place}>
      <Lazy wanted={near} load={load} props={props} />
    </div>
  );
}
