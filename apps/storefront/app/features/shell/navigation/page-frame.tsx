import { SkipLink } from '@piri/ui/skip-link';
import type { ReactNode } from 'react';
import { useCategoryTree } from '../../catalogue/categories/use-rooms.ts';
import { LazyAccountDialog } from '../../customer/sign-in/lazy-account-dialog.tsx';
import { Lazy } from '../../platform/lazy/lazy.tsx';
import { useRootData } from '../../platform/settings/root-data.ts';
import { LazyToasts } from '../../platform/toasts/lazy-toasts.tsx';
import { useRouteHeader } from './route-header.ts';
import { SiteAlerts } from './site-alerts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * What stands around every page, error pages included: the way past the bar, the bar, its news, the page, the footer.
 * Where somebody pays, a head and nothing else.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const root = useRootData();
  const rooms = useCategoryTree();
  const Head = useRouteHeader();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      {!Head && root?.shop.thirdParties && <Lazy load={thirdParties} />}
      {Head ? (
        <Head shop={root?.shop} />
      ) : (
        <SiteHeader
          shop={root?.shop}
          rooms={rooms}
          currencies={root?.reference.currencies ?? []}
          days={root?.reference.days}
        />
      )}
      <SiteAlerts complete={root?.reference.complete ?? true} />
      {/* Focused by the skip link, where a ring around the whole page would tell nothing. */}
      <main id="main" tabIndex={-1} className={Head ? 'pb-16 outline-none md:pb-24' : 'outline-none'}>
        {children}
      </main>
      {!Head && <SiteFooter shop={root?.shop} year={root?.year} />}
      <LazyAccountDialog />
      <LazyToasts />
    </>
  );
}

/** What comes from other companies, and the question whether it may. Where none is configured nothing of it is loaded. */
const thirdParties = () => import('../../platform/third-parties/third-parties.tsx');
