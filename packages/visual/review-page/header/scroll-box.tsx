import type { ComponentProps } from 'react';

/** A box that scrolls by itself: it has a name, and the keyboard reaches it. */
export function ScrollBox({ 'aria-label': name, ...props }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this holds what is read or looked at
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div role="group" aria-label={name} tabIndex={0} {...props} />
  );
}

interface ScrollBoxProps extends ComponentProps<'div'> {
  'aria-label': string;
}
