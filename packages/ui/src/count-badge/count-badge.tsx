import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * A number at the corner of its positioned parent.
 *
 * The number is a custom property that a script sets on `<html>` before the first paint. The HTML therefore contains
 * nothing personal: it can be cached for everyone and matches what React expects. While the property is unset, nothing
 * is shown. After hydration `count` replaces the property, because changing a property on `<html>` recalculates the
 * style of every element of the page. Screen readers read `label` instead.
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
          'after:justify-center after:rounded-full after:bg-accent after:px-1 after:font-bold after:text-badge',
          'after:text-on-accent after:tabular after:content-(--count) forced-colors:after:border',
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
   * The custom property with the number as a quoted string, used while there is no `count`. Leave it unset for none.
   * @example '--cart-count'
   */
  cssVariable: `--${string}`;
  /** The number, as soon as the page knows it; 0 shows nothing. */
  count?: number | undefined;
  /** The count in words, for screen readers. */
  label?: string | undefined;
}
