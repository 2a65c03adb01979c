import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const boxes = { small: 20, medium: 28, large: 56 };

/** Nine stitches at any size: lengths along the ring are measured in units of `pathLength`. */
const round = { cx: 24, cy: 24, r: 20, pathLength: 126 };

/** A rotating ring that shows that work of unknown duration is in progress. Renders a `<span role="status">`. */
export function Spinner({ label, labelHidden = false, size = 'medium', className, ...props }: SpinnerProps) {
  const box = boxes[size];
  return (
    <span
      data-slot="spinner"
      data-size={size}
      role="status"
      className={cx('inline-flex items-center gap-2.5', className)}
      {...props}
    >
      <span className="relative shrink-0 text-(--piri-link,var(--piri-accent))">
        <Ring box={box} strokeDasharray="8 6" className="opacity-25" />
        {/* A separate SVG, since the compositor does not animate elements within one. */}
        <Ring box={box} strokeDasharray="8 6 8 6 8 90" className="absolute inset-0 stitch-spin" />
      </span>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className="text-small">{label}</span>}
    </span>
  );
}

interface RingProps {
  box: number;
  strokeDasharray: string;
  className: string;
}

function Ring({ box, strokeDasharray, className }: RingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width={box}
      height={box}
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 48) / box}
      className={className}
    >
      <circle {...round} strokeDasharray={strokeDasharray} />
    </svg>
  );
}

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /**
   * What is in progress.
   * @example 'Looking for a lorry'
   */
  label: string;
  /**
   * Hides the label visually, if the text is already nearby.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * 20, 28 or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
}
