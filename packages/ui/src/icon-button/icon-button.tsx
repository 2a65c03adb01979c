import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

/**
 * A bare sign, 44 square, for bars and corners. Renders a `<button>`; with `asChild`, its single child, such as a
 * link. A `CountBadge` inside takes the upper corner.
 */
export function IconButton({ asChild = false, className, 'aria-label': label, ...props }: IconButtonProps) {
  const shared = {
    'data-slot': 'icon-button',
    className: cx(
      'relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink',
      'transition-colors duration-160 hover:bg-pati hover:text-neel aria-expanded:text-neel disabled:text-ink-3',
      className,
    ),
    ...(label !== null && { 'aria-label': label }),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <button type="button" {...shared} />;
}

interface IconButtonOptions {
  /**
   * Gives the looks to the single child, such as a router link.
   * @default false
   */
  asChild?: boolean;
}

/** A picture alone has no name, so one has to be given: on the button, elsewhere on the page, or as words inside it. */
interface NamedByLabel {
  'aria-label': string;
}
interface NamedByWords {
  'aria-label'?: undefined;
  'aria-labelledby': string;
}
interface NamedInside {
  /** `null` when words inside it, such as a `VisuallyHidden`, are its name. */
  'aria-label': null;
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  IconButtonOptions &
  (NamedByLabel | NamedByWords | NamedInside);
