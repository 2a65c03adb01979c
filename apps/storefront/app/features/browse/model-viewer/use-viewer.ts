import { type RefObject, useEffect, useRef, useState } from 'react';
import { attachViewer, type Viewer } from './attach-viewer.ts';

/** How far the viewer has come. */
export type ViewerState =
  | { is: 'loading'; share: number | undefined }
  | { is: 'ready'; viewer: Viewer }
  | { is: 'failed' }
  | { is: 'impossible' };

/** Shows a model in the element that gets the ref. */
export function useViewer(
  src: string,
  alt: string,
): { host: RefObject<HTMLDivElement | null>; state: ViewerState; retry: () => void } {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ViewerState>({ is: 'loading', share: undefined });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (host.current === null) return;
    if (!drawsSolids()) {
      setState({ is: 'impossible' });
      return;
    }
    setState({ is: 'loading', share: undefined });
    return attachViewer(host.current, {
      // The viewer remembers under an address that it failed.
      src: attempt === 0 ? src : `${src}?attempt=${attempt}`,
      alt,
      onProgress: (share) => setState((now) => (now.is === 'loading' ? { is: 'loading', share } : now)),
      onReady: (viewer) => setState({ is: 'ready', viewer }),
      onFailed: () => setState({ is: 'failed' }),
    });
  }, [src, alt, attempt]);

  return { host, state, retry: () => setAttempt((count) => count + 1) };
}

/** Old telephones, and browsers in which it was turned off, cannot. */
function drawsSolids(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
