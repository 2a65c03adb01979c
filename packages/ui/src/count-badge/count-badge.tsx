import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * A number on the corner of its positioned parent.
 *
 * The number shown is a custom property that a script sets on `<html>` before the first paint. What is personal thus
 * never stands in the HTML: it can neither be cached for somebody else nor differ from what React expects. While the
 * property is unset nothing is drawn. The number heard is `label`, given once the page has come alive.
 */
export function CountBadge({ variable, label, className, style, ...props }: CountBadgeProps) {
  return (
    <>
      <span
        aria-hidden="true"
        data-slot="count-badge"
        style={{ '--count': `var(${variable})`, ...style } as CSSProperties}
        className={cx(
          'pointer-events-none absolute end-0 top-0.5 after:flex after:h-5 after:min-w-5 after:items-center',
          'after:justify-center after:rounded-full after:bg-neel after:px-1 after:font-bold after:text-badge',
          'after:text-on-neel after:tabular after:content-(--count) forced-colors:after:border',
          className,
        )}
        {...props}
      />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The custom property with the number as a quoted string. Unset it for none.
   * @example '--cart-count'
   */
  variable: `--${string}`;
  /** The count in words, for screen readers. */
  label?: string | undefined;
}
