import { type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { BannerRow, bannerClass } from '../banner/banner-row.tsx';

const english: OfflineBannerLabels = {
  offline: 'The connection is gone. What you see stays here; nothing can be ordered until it is back.',
  online: 'The connection is back.',
};

/** How long the good news stays. */
const farewell = 6_000;

/**
 * Tells that the connection is gone, and that it is back. A polite region that is always there: empty, it takes no
 * room, and what comes into it is read out at the next pause. `BrowserOfflineBanner` knows by itself.
 */
export function OfflineBanner({ online, labels: ownLabels, className, ...props }: OfflineBannerProps) {
  const labels = { ...english, ...ownLabels };
  const [state, setState] = useState<'online' | 'offline' | 'back'>('online');
  // While it is drawn, so that no picture shows the old word with the new colour.
  if (!online && state !== 'offline') setState('offline');
  if (online && state === 'offline') setState('back');

  useEffect(() => {
    if (state !== 'back') return undefined;
    const timer = setTimeout(() => setState('online'), farewell);
    return () => clearTimeout(timer);
  }, [state]);

  const variant = state === 'offline' ? 'warning' : 'info';
  return (
    <div
      data-slot="offline-banner"
      data-state={state}
      role="status"
      {...props}
      className={state === 'online' ? className : bannerClass({ variant, className })}
    >
      {state !== 'online' && (
        <BannerRow icon={state === 'offline' ? 'offline' : 'check'}>
          {state === 'offline' ? labels.offline : labels.online}
        </BannerRow>
      )}
    </div>
  );
}

/** The same, told by the browser: it needs nothing but a place. */
export function BrowserOfflineBanner(props: Omit<OfflineBannerProps, 'online'>) {
  // The server cannot know, and a page that came was fetched by somebody who was online.
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return <OfflineBanner {...props} online={online} />;
}

export interface OfflineBannerLabels {
  /** What cannot be done meanwhile, and what is safe. */
  offline: ReactNode;
  /** @default 'The connection is back.' */
  online: ReactNode;
}

export interface OfflineBannerProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Whether there is a connection. That it was online from the start is no news. */
  online: boolean;
  labels?: Partial<OfflineBannerLabels>;
}

function listen(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
