import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * A number on the corner of its positioned parent.
 *
 * The number shown is a custom property that a script sets on `<html>` before the first paint. What is personal thus
 * never stands in the HTML: it can neither be cached for somebody else nor differ from what React expects. While the
 * property is unset nothing is drawn. Once the page has come alive `count` takes its place, since a property that changes
 * on `<html>` dresses every element of the page anew. The number heard is `label`.
 */
export function CountBadge({ cssVariable, count, label, className, style, ...props }: CountBadgeProps) {
  const alive = count !== undefined && (count > 0 ? `"${count}"` : 'none');
  return (
    <>
      <span
        aria-hidden="true"
        data-slot="count-badge"
        style={{ '--count': alive || `var(${cssVariable})`, ...style } as CSSProperties}
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
   * The custom property with the number as a quoted string, for as long as there is no `count`. Unset it for none.
   * @example '--cart-count'
   */
  cssVariable: `--${string}`;
  /** How many there are, as soon as the page itself knows; 0 draws nothing. */
  count?: number | undefined;
  /** The count in words, for screen readers. */
  label?: string | undefined;
}
