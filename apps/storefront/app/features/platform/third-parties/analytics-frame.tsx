import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** The frame in which the analytics tag runs, see `createAnalyticsFrameHandler`. It only receives paths. */
export function AnalyticsFrame() {
  const path = useReportedPath();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    // The sandboxed frame has an opaque origin, which cannot be named as a target. A path is no secret.
    if (loaded) frame.current?.contentWindow?.postMessage(path, '*');
  }, [loaded, path]);

  return (
    <iframe
      ref={frame}
      title="Visitor statistics"
      src="/third-parties/analytics"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
      hidden
    />
  );
}

/** Returns the path to report. Unknown paths become `/not-found`, since they may contain anything. */
function useReportedPath(): string {
  const { pathname } = useLocation();
  const isKnown = useMatches().at(-1)?.id !== 'routes/not-found';
  return isKnown ? pathname : '/not-found';
}
