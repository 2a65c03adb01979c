import { type ReactNode, useState } from 'react';

export interface DeferredProps {
  /** Whether it has been wanted by now: then, and for good, it is built. */
  drawn: boolean;
  /**
   * What stands in its place for a browser without scripts.
   * @default children
   */
  withoutScripts?: ReactNode;
  children: ReactNode;
}

/**
 * What is closed and may never open. Until it is wanted it is text for a browser with scripts, which neither builds nor
 * hydrates it, and there for one without. It must not lie within another one: a `<noscript>` cannot.
 */
export function Deferred({ drawn, withoutScripts, children }: DeferredProps) {
  return drawn ? children : <noscript>{withoutScripts ?? children}</noscript>;
}

/** Whether what a `<details>` opens has been wanted, and what its summary and itself tell of. */
export function useDrawn(atFirst: boolean) {
  const [drawn, setDrawn] = useState(atFirst);
  if (atFirst && !drawn) setDrawn(true);
  const draw = () => setDrawn(true);
  return {
    drawn: drawn || atFirst,
    // Before anything opens.
    summary: { onClick: draw },
    details: {
      // Opened otherwise, such as by a search in the page, or before hydration.
      onToggle: draw,
      ref: (details: HTMLDetailsElement | null) => {
        if (details?.open) draw();
      },
    },
  };
}
