import type { ComponentProps } from 'react';
import type { Filter } from '../session/permalink.ts';

/**
 * Icon paths on the design system's icon grid. Every status has its own shape, so that none relies on colour or text
 * alone.
 */
const paths: Readonly<Record<ReviewIconName, string>> = {
  all: 'M4 7h16M4 12h16M4 17h16',
  changed: 'M12 4v16M7.5 8.5 4 12l3.5 3.5m9-7L20 12l-3.5 3.5',
  new: 'M12 5v14M5 12h14',
  removed: 'M5 12h14',
  unapproved: 'M6 3.5h12v17H6v-17Zm6 4v6m0 3v.1',
  twin: 'M4 4h11v11H4V4Zm5 11v5h11V9h-5',
  unstable: 'M3 12c2-7 4-7 6 0s4 7 6 0 4-7 6 0',
  accessibility:
    'M12 6a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 12 6ZM4.5 8.7 12 10l7.5-1.3M12 10v5m0 0-3.5 6.5M12 15l3.5 6.5',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.4v5.2m0 3.4v.1',
  approved: 'm4.5 12.8 4.8 4.7L19.5 6.8',
  rejected: 'm5.5 5.5 13 13m0-13-13 13',
  flaky: 'M4 9c2.7-3.4 5.3-3.4 8 0s5.3 3.4 8 0M4 16c2.7-3.4 5.3-3.4 8 0s5.3 3.4 8 0',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4 9h10.2a5.3 5.3 0 0 1 0 10.6H9',
  divide: 'M9 8.5 5.5 12 9 15.5m6-7 3.5 3.5-3.5 3.5',
  boxes: 'M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4',
};

export type ReviewIconName = Filter | 'undo' | 'divide' | 'boxes';

/** An icon that is hidden from assistive technology, because the text beside it has the same meaning. */
export function ReviewIcon({
  name,
  ...props
}: Omit<ComponentProps<'svg'>, 'name'> & { name: ReviewIconName }) {
  return (
    <svg
      aria-hidden="true"
      data-sign={name}
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={paths[name]} />
    </svg>
  );
}
