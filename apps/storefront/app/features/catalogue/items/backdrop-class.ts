import type { Backdrop } from '@piri/contract/categories';

/** The class name of each room's backdrop, spelt out so that Tailwind can find it. */
export const backdropClass: Record<Backdrop, string> = {
  living: 'bg-stage-living',
  bedroom: 'bg-stage-bedroom',
  dining: 'bg-stage-dining',
  office: 'bg-stage-office',
  kids: 'bg-stage-kids',
  outdoor: 'bg-stage-outdoor',
  decor: 'bg-stage-decor',
};
