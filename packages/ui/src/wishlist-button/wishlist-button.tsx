import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useValue } from '../internal/use-value.ts';

const heart = cva(
  [
    'cursor-pointer text-muted aria-pressed:text-accent [&_svg]:fill-transparent [&_svg]:transition-[fill] [&_svg]:duration-base',
    'aria-pressed:[&_svg]:fill-current',
  ],
  {
    variants: {
      variant: { bare: '', framed: 'size-12! border border-control bg-surface hover:border-strong' },
    },
  },
);

/**
 * A heart that can be on or off. Renders a `<button>`. A page that controls it can fill it at once and undo that if
 * saving fails. The second click of a double click is ignored.
 */
export function WishlistButton({
  pressed: given,
  defaultPressed = false,
  onPressedChange,
  loading = false,
  variant = 'bare',
  className,
  ...props
}: WishlistButtonProps) {
  const [pressed, setPressed] = useValue(given, defaultPressed, onPressedChange);
  return (
    <IconButton
      {...props}
      data-slot="wishlist-button"
      data-variant={variant}
      aria-pressed={pressed}
      // Keeps the focus, which `disabled` would lose.
      {...(loading && { 'data-loading': '', 'aria-busy': true, 'aria-disabled': true })}
      onClick={({ detail }) => {
        if (!loading && detail < 2) setPressed(!pressed);
      }}
      className={heart({ variant, className })}
    >
      <Icon name="heart" />
      {/* Only visible if the response takes long. */}
      {loading && (
        <span className="absolute inset-x-3 bottom-1.5 stitch-loading transition-opacity delay-400 starting:opacity-0" />
      )}
    </IconButton>
  );
}

/**
 * A message below the heart that says why its state was undone. It is announced. Renders a `<p>`, which is positioned
 * beside the button in a positioned parent and shifts nothing.
 */
export function WishlistButtonError({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      role="alert"
      data-slot="wishlist-button-error"
      {...props}
      className={cx(
        'absolute end-0 top-full z-1 w-max max-w-52 rounded-chip border border-danger bg-surface px-2 py-1 text-danger text-small shadow-floating',
        className,
      )}
    />
  );
}

export interface WishlistButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'aria-pressed' | 'disabled'> {
  /**
   * The name of the button. It stays the same when the heart is pressed, because `aria-pressed` announces the state.
   * @example 'Wish for Meghna 3-Seater'
   */
  'aria-label': string;
  /** Whether the heart is filled, if the parent controls it. */
  pressed?: boolean | undefined;
  /**
   * Whether the heart is filled at first, if the parent does not control it.
   * @default false
   */
  defaultPressed?: boolean | undefined;
  /** Called on press with the new state. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /**
   * Whether the last press is still being saved. Another press is ignored.
   * @default false
   */
  loading?: boolean;
  /**
   * `bare` is 44 px square, for use on an image; `framed` has a frame, for use beside a button of the same height.
   * @default 'bare'
   */
  variant?: 'bare' | 'framed';
}
