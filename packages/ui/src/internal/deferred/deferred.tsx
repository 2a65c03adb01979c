import { type ReactNode, useState } from 'react';

export interface DeferredProps {
  /** Whether the content has been needed by now. From then on it stays rendered. */
  drawn: boolean;
  /**
   * What is rendered in its place for a browser without JavaScript.
   * @default children
   */
  withoutScripts?: ReactNode;
  children: ReactNode;
}

/**
 * Content that is closed and may never open. Until it is needed it is in a `<noscript>`, which a browser with
 * JavaScript neither builds nor hydrates. Must not be nested, because a `<noscript>` cannot be.
 */
export function Deferred({ drawn, withoutScripts, children }: DeferredProps) {
  return drawn ? children : <noscript>{withoutScripts ?? children}</noscript>;
}

/** Returns whether the content of a `<details>` has been needed, and the props for its summary and for itself. */
export function useDeferredDetails(atFirst: boolean) {
  const [drawn, setDrawn] = useState(atFirst);
  if (atFirst && !drawn) setDrawn(true);
  const draw = () => setDrawn(true);
  return {
    drawn: drawn || atFirst,
    // Before it opens.
    summary: { onClick: draw },
    details: {
      // Opened in another way, such as by find-in-page, or before hydration.
      onToggle: draw,
      ref: (details: HTMLDetailsElement | null) => {
        if (details?.open) draw();
      },
    },
  };
}
