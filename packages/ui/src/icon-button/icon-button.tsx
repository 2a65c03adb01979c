import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

/**
 * A button with only an icon, 44 px square, for bars and corners. Renders a `<button>`; with `asChild`, its single
 * child, such as a link. A `CountBadge` inside is placed in the upper corner.
 */
export function IconButton({ asChild = false, className, 'aria-label': label, ...props }: IconButtonProps) {
  const shared = {
    'data-slot': 'icon-button',
    className: cx(
      'relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-default',
      'transition-colors duration-base hover:bg-surface-muted hover:text-accent aria-expanded:text-accent disabled:text-subtle',
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
   * Applies the styles to the single child, such as a router link.
   * @default false
   */
  asChild?: boolean;
}

/** An icon has no accessible name, so one is required: on the button, elsewhere on the page, or as text inside it. */
interface NamedByLabel {
  'aria-label': string;
}
interface NamedByWords {
  'aria-label'?: undefined;
  'aria-labelledby': string;
}
interface NamedInside {
  /** `null` if text inside it, such as a `VisuallyHidden`, is its name. */
  'aria-label': null;
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  IconButtonOptions &
  (NamedByLabel | NamedByWords | NamedInside);
