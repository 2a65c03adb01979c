import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * The keyboard shortcut of a control, drawn as a small key. Hidden from assistive technology: the help lists all
 * shortcuts.
 */
export function KeyHint({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <kbd> is not focusable
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
