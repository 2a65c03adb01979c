import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * A named scroll container that is reachable by keyboard. It is positioned, because visually hidden text would
 * otherwise lie outside of it and widen the page.
 */
export function ScrollArea({ 'aria-label': name, className, ...props }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for form controls, and this is a scroll container
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to focus it to scroll it
    <div role="group" aria-label={name} tabIndex={0} className={cx('relative', className)} {...props} />
  );
}

interface ScrollAreaProps extends ComponentProps<'div'> {
  'aria-label': string;
}
