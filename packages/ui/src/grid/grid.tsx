import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

const grid = cva('grid', {
  variants: {
    columns: {
      2: 'grid-cols-1 md:grid-cols-2',
      3: 'grid-cols-2 lg:grid-cols-3',
      4: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
      12: 'grid-cols-4 md:grid-cols-8 lg:grid-cols-12',
    },
    gap: {
      page: 'gap-4 md:gap-6 lg:gap-8',
      cards: 'gap-x-3 gap-y-8 md:gap-x-6 md:gap-y-12',
      mosaic: 'gap-2 md:gap-4',
    },
  },
});

/** A grid of equal columns, fewer on narrower screens. Renders a `<div>` or, with `asChild`, its child. */
export function Grid({ asChild = false, columns = 12, gap = 'page', className, ...props }: GridProps) {
  const shared = {
    'data-slot': 'grid',
    'data-columns': columns,
    'data-gap': gap,
    className: grid({ columns, gap, className }),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <div {...shared} />;
}

export interface GridProps extends ComponentProps<'div'> {
  /**
   * The number of columns from 1024 px on. 12 is the grid of the page, with 8 columns from 768 px and 4 below, in which
   * children span columns by class.
   * @default 12
   */
  columns?: 2 | 3 | 4 | 12;
  /**
   * The gaps in px: `page` 16, 24, 32 as the screen widens; `cards` 24 across and 48 down, 12 and 32 on phones;
   * `mosaic` 16, 8 on phones.
   * @default 'page'
   */
  gap?: 'page' | 'cards' | 'mosaic';
  /**
   * Applies the layout to the single child, such as a `<ul>`.
   * @default false
   */
  asChild?: boolean;
}
