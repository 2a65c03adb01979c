import { LazyInView } from '../../platform/lazy/lazy-in-view.tsx';

/**
 * The items that this browser viewed before. It is at the end of the page, so that nothing in view moves when it loads.
 */
export function RecentlyViewedRow({ except }: { except?: string }) {
  return <LazyInView load={load} props={{ except }} />;
}

const load = () => import('./viewed-items-row.tsx');
