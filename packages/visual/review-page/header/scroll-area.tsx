import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * A box that scrolls by itself: it has a name, and the keyboard reaches it. It is positioned, or words that only
 * screen readers hear would lie outside of it and make the page wider.
 */
export function ScrollArea({ 'aria-label': name, className, ...props }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this holds what is read or looked at
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div role="group" aria-label={name} tabIndex={0} className={cx('relative', className)} {...props} />
  );
}

interface ScrollAreaProps extends ComponentProps<'div'> {
  'aria-label': string;
}
