import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A link that skips the navigation and is the first stop of Tab. Hidden until it has the focus. Renders an `<a>`. */
export function SkipLink({ className, ...props }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      className={cx(
        'fixed start-4 top-4 z-toast inline-flex h-11 items-center rounded-control bg-surface px-4',
        'font-semibold text-accent shadow-floating not-focus:sr-only',
        className,
      )}
      {...props}
    />
  );
}

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The fragment link to the main content, such as `#main`. */
  href: `#${string}`;
}
