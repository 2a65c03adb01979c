import { LazyInView } from '../../platform/lazy/lazy-in-view.tsx';

/** What this browser looked at before. It stands at the end of a page, where nothing in sight moves when it comes. */
export function RecentlyViewedRow({ except }: { except?: string }) {
  return <LazyInView load={load} props={{ except }} />;
}

const load = () => import('./viewed-items-row.tsx');
