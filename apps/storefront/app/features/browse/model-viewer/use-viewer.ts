import { type RefObject, useEffect, useRef, useState } from 'react';
import { attachViewer, type Viewer } from './attach-viewer.ts';

export type ViewerState =
  | { is: 'loading'; share: number | undefined }
  | { is: 'ready'; viewer: Viewer }
  | { is: 'failed' }
  | { is: 'impossible' };

/** Renders a model in the element with the ref. */
export function useViewer(
  src: string,
  alt: string,
): { host: RefObject<HTMLDivElement | null>; state: ViewerState; retry: () => void } {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ViewerState>({ is: 'loading', share: undefined });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (host.current === null) return;
    if (!isWebGl2Available()) {
      setState({ is: 'impossible' });
      return;
    }
    setState({ is: 'loading', share: undefined });
    return attachViewer(host.current, {
      // The viewer caches failures by URL, so a retry needs another URL.
      src: attempt === 0 ? src : `${src}?attempt=${attempt}`,
      alt,
      onProgress: (share) => setState((now) => (now.is === 'loading' ? { is: 'loading', share } : now)),
      onReady: (viewer) => setState({ is: 'ready', viewer }),
      onFailed: () => setState({ is: 'failed' }),
    });
  }, [src, alt, attempt]);

  return { host, state, retry: () => setAttempt((count) => count + 1) };
}

/** Returns whether WebGL 2 is available. It is missing on old phones, and can be turned off. */
function isWebGl2Available(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
