import type { Backdrop } from '@piri/contract/categories';

/** The ground that tells a room's tiles and heads apart, as class names that Tailwind can find. */
export const backdropClass: Record<Backdrop, string> = {
  living: 'bg-stage-living',
  bedroom: 'bg-stage-bedroom',
  dining: 'bg-stage-dining',
  office: 'bg-stage-office',
  kids: 'bg-stage-kids',
  outdoor: 'bg-stage-outdoor',
  decor: 'bg-stage-decor',
};
