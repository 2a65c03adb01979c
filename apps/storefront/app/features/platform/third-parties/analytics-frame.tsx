import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** See `server/security/analytics-frame.ts`: the box in which the tag runs, and all that it hears. */
export function AnalyticsFrame() {
  const path = useToldPath();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    // The box has an origin of nobody's, which cannot be named. A path is no secret.
    if (loaded) frame.current?.contentWindow?.postMessage(path, '*');
  }, [loaded, path]);

  return (
    <iframe
      ref={frame}
      title="Counting of visits"
      src="/third-parties/analytics"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
      hidden
    />
  );
}

/** The path of a page that the shop has. Whatever else somebody typed, or pasted, into the address is not told. */
function useToldPath(): string {
  const { pathname } = useLocation();
  const isKnown = useMatches().at(-1)?.id !== 'routes/not-found';
  return isKnown ? pathname : '/not-found';
}
