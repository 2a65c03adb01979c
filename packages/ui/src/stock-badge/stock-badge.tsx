import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const badge = cva('inline-flex max-w-full items-baseline gap-2 text-small', {
  variants: {
    level: {
      'in-stock': 'font-semibold text-success',
      'few-left': 'font-semibold text-warning',
      'display-only': 'font-semibold text-muted',
      'made-to-order': 'text-muted',
      'sold-out': 'text-subtle',
    },
  },
});

/**
 * A text that shows whether an item is available. A sign tells the five levels apart without colour. Renders a
 * `<span>`.
 */
export function StockBadge({ level, children, className, ...props }: StockBadgeProps) {
  return (
    <span data-slot="stock-badge" data-level={level} className={badge({ level, className })} {...props}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="shrink-0 self-center">
        <rect
          x=".75"
          y=".75"
          width="10.5"
          height="10.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray={level === 'made-to-order' ? '3 2.25' : undefined}
        />
        {inside[level] && <path d={inside[level]} fill="currentColor" />}
      </svg>
      <bdi className="min-w-0 wrap-anywhere">{children}</bdi>
    </span>
  );
}

export type StockStatus = 'in-stock' | 'few-left' | 'display-only' | 'made-to-order' | 'sold-out';

export interface StockBadgeProps extends ComponentProps<'span'> {
  /** The stock level, which sets the colour and the sign. */
  level: StockStatus;
  /**
   * The stock level as text, including its number.
   * @example 'Last 2, on the floor'
   */
  children: ReactNode;
}

/** The shape inside the square: full, half full, a small square, nothing but a dashed border, a strike through it. */
const inside: Partial<Record<StockStatus, string>> = {
  'in-stock': 'M0 0h12v12H0Z',
  'few-left': 'M0 6h12v6H0Z',
  'display-only': 'M4 4h4v4H4Z',
  'sold-out': 'M10.6.4 11.6 1.4 1.4 11.6.4 10.6Z',
};
