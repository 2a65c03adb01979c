import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { mark, word } from './logo-paths.ts';

/**
 * The stool drawn as π, with the name beside it. Sized by its height. Speaks only when it is given an `aria-label`;
 * inside a link that has a name of its own it stays silent.
 */
export function Logo({
  variant = 'full',
  tone = 'colour',
  'aria-label': name,
  className,
  ...props
}: LogoProps) {
  return (
    <svg
      data-slot="logo"
      data-variant={variant}
      data-tone={tone}
      viewBox={variant === 'full' ? '0 0 160 64' : '0 0 64 64'}
      fill="currentColor"
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      // An attribute and not a class: any height a caller sets wins over it.
      height={46}
      className={cx('w-auto', className)}
      {...props}
    >
      <path d={mark} className={tone === 'colour' ? 'fill-neel' : undefined} />
      {variant === 'full' && <path d={word} />}
    </svg>
  );
}

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * The stool alone where the name stands nearby.
   * @default 'full'
   */
  variant?: 'full' | 'mark';
  /**
   * `mono` takes the colour of the text, for indigo and red grounds.
   * @default 'colour'
   */
  tone?: 'colour' | 'mono';
}
