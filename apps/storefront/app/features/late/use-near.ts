import { type RefObject, useEffect, useState } from 'react';

/** Whether a place has come into sight, or as near to it as `rootMargin` says. From then on it is, for good. */
export function useNear(place: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [place, near, rootMargin]);
  return near;
}
