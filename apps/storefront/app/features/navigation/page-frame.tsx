import { SkipLink } from '@piri/ui/skip-link';
import type { ReactNode } from 'react';
import { useRooms, useRootData } from '../../root-data.ts';
import { LateAccountDialog } from '../account/late-account-dialog.tsx';
import { CheckoutHead } from '../checkout/checkout-head.tsx';
import { LateToasts } from '../toasts/late-toasts.tsx';
import { useBareFrame } from './bare-frame.ts';
import { PageNews } from './page-news.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * What stands around every page, error pages included: the way past the bar, the bar, its news, the page, the footer.
 * Where somebody pays, a head and nothing else.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const root = useRootData();
  const rooms = useRooms();
  const bare = useBareFrame();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      {bare ? (
        <CheckoutHead shop={root?.shop}>{bare.middle && <bare.middle />}</CheckoutHead>
      ) : (
        <SiteHeader shop={root?.shop} rooms={rooms} currencies={root?.reference.currencies ?? []} />
      )}
      <PageNews complete={root?.reference.complete ?? true} />
      {/* Focused by the skip link, where a ring around the whole page would tell nothing. */}
      <main id="main" tabIndex={-1} className={bare ? 'pb-16 outline-none md:pb-24' : 'outline-none'}>
        {children}
      </main>
      {!bare && <SiteFooter shop={root?.shop} rooms={rooms} year={root?.year} />}
      <LateAccountDialog />
      <LateToasts />
    </>
  );
}
