import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { Slot } from '../internal/slot.tsx';

const button = cva(
  [
    'relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-control font-semibold',
    'text-body text-center transition duration-base select-none',
    // The stitched line: hidden at rest, drawn from the start of the line on hover.
    'before:pointer-events-none before:absolute before:inset-1 before:rounded-chip before:stitch-border',
    'before:transition-[clip-path] before:duration-slow before:ease-enter',
    'before:[clip-path:inset(0_100%_0_0)] rtl:before:[clip-path:inset(0_0_0_100%)]',
    'hover:before:[clip-path:inset(0)] rtl:hover:before:[clip-path:inset(0)]',
    // Pressed: the seam becomes solid at the edge. Also on touch screens, which do not hover.
    'active:not-data-loading:inset-ring-2',
    // While loading, the text is hidden but keeps the width and the name, and a stitch runs across it.
    'data-loading:cursor-progress data-loading:[-webkit-text-fill-color:transparent] data-loading:before:hidden',
    'data-loading:[&>:not([data-slot=loading-stitch])]:invisible',
    'disabled:cursor-not-allowed disabled:inset-ring-transparent disabled:bg-surface-strong disabled:text-subtle',
    'disabled:before:hidden forced-colors:border forced-colors:disabled:text-[GrayText]',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
        // A ring, because a border would make it wider than the other variants.
        secondary:
          'inset-ring inset-ring-border-control bg-surface text-default hover:inset-ring-border-strong',
        ghost: 'text-accent hover:bg-accent-soft disabled:bg-transparent',
        'on-inverse': 'bg-highlight text-on-highlight',
        'on-promo': 'bg-on-promo text-promo-button-text',
      },
      size: {
        medium: 'min-h-12 px-6 py-2',
        small: 'min-h-11 px-4 py-1',
      },
    },
  },
);

/** Forced colours show the text anyway, so there the stitch runs below it. */
const loadingStitch = (
  <span
    data-slot="loading-stitch"
    className="absolute inset-x-1/4 top-1/2 stitch-loading forced-colors:top-4/5"
  />
);

/** Starts an action. Renders a `<button>`; with `asChild`, styles its single child, such as a router link. */
export function Button({
  asChild = false,
  variant = 'primary',
  size = 'medium',
  loading = false,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const shared = {
    'data-slot': 'button',
    'data-variant': variant,
    'data-size': size,
    className: button({ variant, size, className }),
    ...props,
    // A loading button keeps the focus, which `disabled` would drop, and so has to refuse further presses itself.
    ...(loading && { 'data-loading': '', 'aria-busy': true, 'aria-disabled': true }),
    onClick: loading ? refuse : onClick,
  };
  if (asChild) {
    return (
      <Slot {...(shared as ComponentProps<typeof Slot>)} behind={loading && loadingStitch}>
        {children}
      </Slot>
    );
  }
  return (
    <button type="button" {...shared}>
      {children}
      {loading && loadingStitch}
    </button>
  );
}

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'on-inverse' | 'on-promo';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * 48 px high, or 44 px in little space. For an icon alone, use `IconButton`.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
  /**
   * The emphasis of the button. Use one `primary` in a view, and `on-inverse` and `on-promo` only on those backgrounds.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /**
   * Shows a running stitch and ignores presses. Keeps its width, name and focus.
   * @default false
   */
  loading?: boolean;
  /**
   * Applies the styles to the single child, such as a router link.
   * @default false
   */
  asChild?: boolean;
}

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
