import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { iconPaths } from './icon-paths.ts';

/** Icons that point along the reading direction, and are mirrored with it. */
const directional: readonly IconName[] = ['arrow-right', 'chevron-left', 'chevron-right'];

/**
 * An icon, 24 px square, in the colour of the text. Hidden from screen readers: the text beside it or the `aria-label`
 * of its button names it.
 */
export function Icon({ name, className, ...props }: IconProps) {
  return (
    <svg
      data-slot="icon"
      data-name={name}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', directional.includes(name) && 'rtl:[scale:-1_1]', className)}
      {...props}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

export type IconName = keyof typeof iconPaths;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** The name of the icon. Chevrons and arrows are named for left-to-right and mirrored in right-to-left. */
  name: IconName;
}
