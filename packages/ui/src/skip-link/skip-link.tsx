import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The first thing Tab reaches: leads past the navigation. Unseen until it has focus. Renders an `<a>`. */
export function SkipLink({ className, ...props }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      className={cx(
        'fixed start-4 top-4 z-toast inline-flex h-11 items-center rounded-control bg-surface px-4',
        'font-semibold text-neel shadow-e2 not-focus:sr-only',
        className,
      )}
      {...props}
    />
  );
}

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The id of the main content, such as `#main`. */
  href: `#${string}`;
}
