import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { symbolPath, wordmarkPath } from './logo-paths.ts';

/**
 * A logo that shows the stool drawn as π and the name beside it. Its height sets its size. It is hidden from screen
 * readers unless it has an `aria-label`, so leave that out inside a link that has its own name.
 */
export function Logo(props: LogoProps) {
  return <Drawing {...props} stool={<path d={symbolPath} />} name={<path d={wordmarkPath} />} />;
}

/** A `Logo` that loads its outlines from a file, so that pages do not each contain them. It appears with the file. */
export function LogoFromSprite({ spriteUrl, ...props }: LogoFromSpriteProps) {
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
   * `symbol` shows the stool alone, for places where the name is nearby.
   * @default 'full'
   */
  variant?: 'full' | 'symbol';
  /**
   * `mono` takes the colour of the text, for indigo and red backgrounds.
   * @default 'colour'
   */
  tone?: 'colour' | 'mono';
}

export interface LogoFromSpriteProps extends LogoProps {
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
      // An attribute instead of a class, so that any height the caller sets overrides it.
      height={46}
      className={cx('w-auto', className)}
      {...props}
    >
      <g className={tone === 'colour' ? 'fill-accent' : undefined}>{stool}</g>
      {variant === 'full' && name}
    </svg>
  );
}
