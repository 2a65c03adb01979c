import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { symbolPath, wordmarkPath } from './logo-paths.ts';

/**
 * The stool drawn as π, with the name beside it. Sized by its height. Speaks only when it is given an `aria-label`;
 * inside a link that has a name of its own it stays silent.
 */
export function Logo(props: LogoProps) {
  return <Drawing {...props} stool={<path d={symbolPath} />} name={<path d={wordmarkPath} />} />;
}

/** The same from a file, for pages that would otherwise each carry its outlines. It is seen when the file has arrived. */
export function LogoSprite({ spriteUrl, ...props }: LogoSpriteProps) {
  return (
    <Drawing
      {...props}
      stool={<use href={`${spriteUrl}#stool`} />}
      name={<use href={`${spriteUrl}#name`} />}
    />
  );
}

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /**
   * The stool alone where the name stands nearby.
   * @default 'full'
   */
  variant?: 'full' | 'symbol';
  /**
   * `mono` takes the colour of the text, for indigo and red grounds.
   * @default 'colour'
   */
  tone?: 'colour' | 'mono';
}

export interface LogoSpriteProps extends LogoProps {
  /** Address of an SVG file that holds the outlines as `<path id="stool">` and `<path id="name">`. */
  spriteUrl: string;
}

function Drawing({
  variant = 'full',
  tone = 'colour',
  stool,
  name,
  'aria-label': label,
  className,
  ...props
}: LogoProps & { stool: ReactNode; name: ReactNode }) {
  return (
    <svg
      data-slot="logo"
      data-variant={variant}
      data-tone={tone}
      viewBox={variant === 'full' ? '0 0 160 64' : '0 0 64 64'}
      fill="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // An attribute and not a class: any height a caller sets wins over it.
      height={46}
      className={cx('w-auto', className)}
      {...props}
    >
      <g className={tone === 'colour' ? 'fill-neel' : undefined}>{stool}</g>
      {variant === 'full' && name}
    </svg>
  );
}
