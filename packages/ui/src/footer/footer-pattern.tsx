import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { symbolPath } from '../logo/logo-paths.ts';

/** A pattern that repeats the outlined symbol, as many times as it fits as a whole. */
export function FooterPattern({ className, style, ...props }: ComponentProps<'svg'>) {
  const id = useId();
  return (
    <svg
      data-slot="footer-pattern"
      aria-hidden="true"
      height="52"
      // Browsers without `round()` cut off the last one.
      style={{ inlineSize: 'round(down, 100%, 172px)', ...style }}
      className={cx('w-full text-on-inverse-muted forced-colors:text-[CanvasText]', className)}
      {...props}
    >
      <pattern id={id} width="172" height="52" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeDasharray="6 4" strokeWidth="1.3">
          <path d={symbolPath} transform="translate(0 -4)" />
          <path d="M72 46.5h92" />
        </g>
      </pattern>
      <rect width="100%" height="52" fill={`url(#${id})`} />
    </svg>
  );
}
