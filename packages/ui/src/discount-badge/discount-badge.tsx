import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english = { label: 'Offer:' };

/** A red badge that shows a discount and its last day. Renders a `<span>`. */
export function DiscountBadge({ label, until, className, children, ...props }: DiscountBadgeProps) {
  const labels = useLabels('DiscountBadge', english);
  const figure = (
    <>
      <VisuallyHidden>{`${label ?? labels.label} `}</VisuallyHidden>
      {/* In a right-to-left line, the minus would otherwise end up behind its figure. */}
      <bdi>{children}</bdi>
    </>
  );
  return (
    <Badge data-slot="discount-badge" {...props} tone="offer" className={cx('tabular', className)}>
      {/* The badge is a flex container: the span keeps figure and date in one run of text. */}
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
   * The discount, with a true minus sign.
   * @example '−15%'
   */
  children: ReactNode;
  /**
   * The last day of the offer, if there is room for it.
   * @example 'until 30 Nov'
   */
  until?: ReactNode;
  /**
   * Visually hidden text before the figure, which says nothing by itself.
   * @default 'Offer:'
   */
  label?: string;
}
