import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

/**
 * A container as wide as the page: at most 1440 px, with margins of 32 px, or 16 px on phones. Renders a `<div>` or,
 * with `asChild`, its child.
 */
export function Container({ asChild = false, className, ...props }: ContainerProps) {
  const shared = {
    'data-slot': 'container',
    className: cx('mx-auto w-full max-w-page px-4 md:px-8', className),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <div {...shared} />;
}

export interface ContainerProps extends ComponentProps<'div'> {
  /**
   * Applies the width to the single child, such as a `<section>`.
   * @default false
   */
  asChild?: boolean;
}
