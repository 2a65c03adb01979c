import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const heading = cva('wrap-anywhere', {
  variants: {
    variant: {
      hero: 'font-display text-hero',
      'page-title': 'font-display text-page-title',
      title: 'font-display text-title',
      'small-title': 'font-display text-small-title',
      name: 'font-semibold text-body',
      meta: 'font-semibold text-small',
    },
  },
});

/** A heading. `level` sets its level in the outline, `variant` how it looks; the two are independent. */
export function Heading({ level, variant = usual[level], className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      data-slot="heading"
      data-variant={variant}
      className={heading({ variant, className })}
      {...props}
    />
  );
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingVariant = 'hero' | 'page-title' | 'title' | 'small-title' | 'name' | 'meta';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The level in the outline of the page: one below the heading it belongs to, however it looks. */
  level: HeadingLevel;
  /**
   * The font style: Tiro down to `small-title`, Anek 600 for `name` and `meta`. By default `page-title`, `title`,
   * `small-title`, then `name`, depending on the level.
   */
  variant?: HeadingVariant;
}

const usual: Record<HeadingLevel, HeadingVariant> = {
  1: 'page-title',
  2: 'title',
  3: 'small-title',
  4: 'name',
  5: 'name',
  6: 'name',
};
