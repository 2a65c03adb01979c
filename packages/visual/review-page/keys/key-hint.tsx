import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The key that does the same, drawn as a small cap. Silent: the help lists all keys in words. */
export function KeyHint({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <kbd> takes no focus
    <kbd
      aria-hidden="true"
      className={cx(
        'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-chip border border-current px-1 font-text text-hint',
        className,
      )}
      {...props}
    />
  );
}
