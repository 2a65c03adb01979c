import { createContext, type ReactNode, useContext, useState } from 'react';

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
 * hydrates it, and there for one without. The element around both that somebody comes near to is marked `data-deferred`:
 * by that `fillDeferred` finds it before hydration.
 */
export function Deferred({ drawn, withoutScripts, children }: DeferredProps) {
  const isWithin = useContext(WithinDeferred);
  if (drawn || isWithin) return children;
  return (
    <>
      <noscript>
        <WithinDeferred value={true}>{withoutScripts ?? children}</WithinDeferred>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and left to `fillDeferred`: React takes no notice of what is in it */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: nothing }} />
    </>
  );
}

// A `<noscript>` cannot hold another.
const WithinDeferred = createContext(false);

/** An empty text that pages which ask for Trusted Types take, too. */
const nothing: string =
  (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

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
