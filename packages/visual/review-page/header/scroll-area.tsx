import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * A named scroll container that is reachable by keyboard. It is positioned, because visually hidden text would
 * otherwise lie outside of it and widen the page.
 */
export function ScrollArea({ 'aria-label': name, className, ...props }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this holds content to read or look at
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <div role="group" aria-label={name} tabIndex={0} className={cx('relative', className)} {...props} />
  );
}

interface ScrollAreaProps extends ComponentProps<'div'> {
  'aria-label': string;
}
