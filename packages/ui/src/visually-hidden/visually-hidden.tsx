import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

/** A text that only screen readers present. Renders a `<span>`; with `asChild`, hides its single child. */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const shared = {
    'data-slot': 'visually-hidden',
    className: className ? `sr-only ${className}` : 'sr-only',
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <span {...shared} />;
}

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /**
   * Hides the single child, such as a heading, instead of rendering a `<span>`.
   * @default false
   */
  asChild?: boolean;
}
