import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** How much less a thing costs, on the red of lac: the figure, and until when. Renders a `<span>`. */
export function DiscountBadge({
  label = 'Offer:',
  until,
  className,
  children,
  ...props
}: DiscountBadgeProps) {
  const figure = (
    <>
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      {/* In a line that runs from right to left the minus would end up behind its figure. */}
      <bdi>{children}</bdi>
    </>
  );
  return (
    <Badge data-slot="discount-badge" {...props} tone="offer" className={cx('tabular', className)}>
      {/* The badge is a flex box: the span keeps figure and date one run of text. */}
      {until ? (
        <span>
          {figure} {until}
        </span>
      ) : (
        figure
      )}
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
