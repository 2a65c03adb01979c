import type { Backdrop } from '@piri/contract/categories';

/** The class name of each room's backdrop, spelt out so that Tailwind can find it. */
export const backdropClasses: Record<Backdrop, string> = {
  living: 'bg-backdrop-living',
  bedroom: 'bg-backdrop-bedroom',
  dining: 'bg-backdrop-dining',
  office: 'bg-backdrop-office',
  kids: 'bg-backdrop-kids',
  outdoor: 'bg-backdrop-outdoor',
  decor: 'bg-backdrop-decor',
};
