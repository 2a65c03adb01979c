import { type ComponentType, useEffect, useState } from 'react';
import { useSaid } from './say.ts';

/** Where toasts will appear. Most visits never need it, so it comes when there is something to say. */
export function LateToasts() {
  const [Region, setRegion] = useState<ComponentType>();
  const wanted = useSaid(({ waiting }) => waiting.length > 0);

  useEffect(() => {
    if (!wanted || Region) return;
    import('./said-region.tsx').then(
      ({ SaidRegion }) => setRegion(() => SaidRegion),
      // Such as a module that a newer build has taken away. What was said stands on the page as well.
      (error: unknown) => console.debug('Nothing can be said in passing.', error),
    );
  }, [wanted, Region]);

  return Region ? <Region /> : null;
}
