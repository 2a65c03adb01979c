import { LazyInView } from '../../platform/lazy/lazy-in-view.tsx';

/**
 * The items that this browser viewed before. It is at the end of the page, so that nothing in view moves when it loads.
 */
export function RecentlyViewedRow({ excludeId }: { excludeId?: string }) {
  return <LazyInView load={load} props={{ excludeId }} />;
}

const load = () => import('./viewed-items-row.tsx');
