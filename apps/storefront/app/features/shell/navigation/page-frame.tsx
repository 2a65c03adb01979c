import { SkipLink } from '@piri/ui/skip-link';
import type { ReactNode } from 'react';
import { useCategoryTree } from '../../catalogue/categories/use-category-tree.ts';
import { LazyAccountDialog } from '../../customer/sign-in/lazy-account-dialog.tsx';
import { Lazy } from '../../platform/lazy/lazy.tsx';
import { useRootData } from '../../platform/settings/root-data.ts';
import { LazyToasts } from '../../platform/toasts/lazy-toasts.tsx';
import { useRouteHeader } from './route-header.ts';
import { SiteAlerts } from './site-alerts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * The frame of every page, including error pages: skip link, header, alerts, content and footer. A checkout page has a
 * header of its own and no footer.
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
      {/* The skip link focuses it. A focus ring around the whole page would say nothing. */}
      <main id="main" tabIndex={-1} className={Head ? 'pb-16 outline-none md:pb-24' : 'outline-none'}>
        {children}
      </main>
      {!Head && <SiteFooter shop={root?.shop} year={root?.year} />}
      <LazyAccountDialog />
      <LazyToasts />
    </>
  );
}

/** Third-party services and the question for consent. Loaded only if any are configured. */
const thirdParties = () => import('../../platform/third-parties/third-parties.tsx');
