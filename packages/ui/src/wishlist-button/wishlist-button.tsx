import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

const heart = cva(
  [
    'cursor-pointer text-ink-2 aria-pressed:text-neel [&_svg]:fill-transparent [&_svg]:transition-[fill] [&_svg]:duration-160',
    'aria-pressed:[&_svg]:fill-current',
  ],
  {
    variants: {
      variant: { bare: '', framed: 'size-12! border border-control bg-surface hover:border-ink' },
    },
  },
);

/**
 * A heart that is on or off. Renders a `<button>`. It shows what it is told, so the page can fill it at once and take
 * it back when keeping it has failed. The second press of a double click is not a second wish.
 */
export function WishlistButton({
  pressed,
  onPressedChange,
  loading = false,
  variant = 'bare',
  className,
  ...props
}: WishlistButtonProps) {
  return (
    <IconButton
      {...props}
      data-slot="wishlist-button"
      data-variant={variant}
      aria-pressed={pressed}
      // It keeps the focus, which `disabled` would drop.
      {...(loading && { 'data-loading': '', 'aria-busy': true, 'aria-disabled': true })}
      onClick={({ detail }) => {
        if (!loading && detail < 2) onPressedChange(!pressed);
      }}
      className={heart({ variant, className })}
    >
      <Icon name="heart" />
      {/* Only where the answer keeps somebody waiting. */}
      {loading && (
        <span className="absolute inset-x-3 bottom-1.5 stitch-run transition-opacity delay-400 starting:opacity-0" />
      )}
    </IconButton>
  );
}

/**
 * Why the heart is not as it was pressed: a slip of paper that hangs below it and is read out. Renders a `<p>`, which
 * stands beside the button in a positioned parent and moves nothing.
 */
export function WishlistButtonError({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      role="alert"
      data-slot="wishlist-button-error"
      {...props}
      className={cx(
        'absolute end-0 top-full z-1 w-max max-w-52 rounded-chip border border-danger bg-surface px-2 py-1 text-danger text-meta shadow-e2',
        className,
      )}
    />
  );
}

export interface WishlistButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'aria-pressed' | 'disabled'> {
  /**
   * What is wished for. It stays the same when the heart is pressed: that it is pressed is heard beside it.
   * @example 'Wish for Meghna 3-Seater'
   */
  'aria-label': string;
  /** Whether the heart is filled. */
  pressed: boolean;
  /** It was pressed: it wants to be so. */
  onPressedChange: (pressed: boolean) => void;
  /**
   * The last press has not been answered: another one is refused.
   * @default false
   */
  loading?: boolean;
  /**
   * On a picture, 44 square; or with a frame, beside a button that is as high.
   * @default 'bare'
   */
  variant?: 'bare' | 'framed';
}
