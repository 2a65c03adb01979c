import { type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { BannerContent, bannerVariants } from '../banner/banner-content.tsx';
import { useLabels } from '../internal/use-labels.ts';

const english: OfflineBannerLabels = {
  offline: 'You’re offline. You can keep browsing, but not order.',
  online: 'You’re back online.',
};

/** How long the message that the connection is back stays, in ms. */
const farewell = 6_000;

/**
 * A banner that says that the connection is lost, and when it is back. It is a polite live region that is always in the
 * page: empty, it takes no space, and new content is announced at the next pause. `BrowserOfflineBanner` detects the
 * state by itself. Renders a `<div role="status">`.
 */
export function OfflineBanner({ online, labels: ownLabels, className, ...props }: OfflineBannerProps) {
  const labels = useLabels('OfflineBanner', english, ownLabels);
  const [state, setState] = useState<'online' | 'offline' | 'back'>('online');
  // Set during render, so that the old text never appears with the new colour.
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
      className={state === 'online' ? className : bannerVariants({ variant, className })}
    >
      {state !== 'online' && (
        <BannerContent icon={state === 'offline' ? 'offline' : 'check'}>
          {state === 'offline' ? labels.offline : labels.online}
        </BannerContent>
      )}
    </div>
  );
}

/** An `OfflineBanner` that follows the browser's own connection state. */
export function BrowserOfflineBanner(props: Omit<OfflineBannerProps, 'online'>) {
  // The server cannot know the state, but a page that has loaded was fetched online.
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return <OfflineBanner {...props} online={online} />;
}

export interface OfflineBannerLabels {
  /** Says what cannot be done meanwhile, and what is safe. */
  offline: ReactNode;
  /** @default 'You’re back online.' */
  online: ReactNode;
}

export interface OfflineBannerProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Whether there is a connection. If it is `true` from the start, nothing is shown. */
  online: boolean;
  /** Replaces the default English texts, such as with Bangla ones. */
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
