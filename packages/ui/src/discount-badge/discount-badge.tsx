import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** How much less a thing costs, on the red of lac: the figure, and until when. Renders a `<span>`. */
export function DiscountBadge({ label = 'Offer:', until, children, ...props }: DiscountBadgeProps) {
  return (
    <Badge data-slot="discount-badge" {...props} tone="offer">
      {/* One run of text: the badge is a flex box, which would make every piece a column of its own. */}
      <span className="tabular">
        <VisuallyHidden>{`${label} `}</VisuallyHidden>
        {/* In a line that runs from right to left the minus would end up behind its figure. */}
        <bdi>{children}</bdi>
        {until && <> {until}</>}
      </span>
    </Badge>
  );
}

export interface DiscountBadgeProps extends Omit<BadgeProps, 'tone'> {
  /**
   * The figure, with a true minus.
   * @example '−15%'
   */
  children: ReactNode;
  /**
   * The last day of it, where there is room to say so.
   * @example 'until 30 Nov'
   */
  until?: ReactNode;
  /**
   * Heard before the figure, which says nothing by itself.
   * @default 'Offer:'
   */
  label?: string;
}
