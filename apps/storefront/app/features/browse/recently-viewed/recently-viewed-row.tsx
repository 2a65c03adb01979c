import { LateNear } from '../../platform/lazy/late-near.tsx';

/** What this browser looked at before. It stands at the end of a page, where nothing in sight moves when it comes. */
export function RecentlyViewedRow({ except }: { except?: string }) {
  return <LateNear load={load} props={{ except }} />;
}

const load = () => import('./viewed-row.tsx');
