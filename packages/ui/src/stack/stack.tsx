import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

const stack = cva('flex', {
  variants: {
    // A full row wraps, so that nothing is pushed off a narrow screen.
    direction: { column: 'flex-col', row: 'flex-row flex-wrap' },
    gap: {
      2: 'gap-0.5',
      4: 'gap-1',
      8: 'gap-2',
      12: 'gap-3',
      16: 'gap-4',
      24: 'gap-6',
      32: 'gap-8',
      48: 'gap-12',
      64: 'gap-16',
    },
    align: {
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
      stretch: 'items-stretch',
    },
    justify: {
      start: 'justify-start',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
    },
  },
});

/**
 * A layout that puts children below or beside each other with an even gap. Renders a `<div>`; with `asChild`, its
 * child.
 */
export function Stack({
  asChild = false,
  direction = 'column',
  gap = 16,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  className,
  ...props
}: StackProps) {
  const shared = {
    'data-slot': 'stack',
    'data-direction': direction,
    'data-gap': gap,
    className: stack({ direction, gap, align, justify, className }),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <div {...shared} />;
}

export type StackGap = 2 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;

export interface StackProps extends ComponentProps<'div'> {
  /**
   * The direction of the children. A full row wraps.
   * @default 'column'
   */
  direction?: 'column' | 'row';
  /**
   * The gap from the spacing scale, in px at the default text size.
   * @default 16
   */
  gap?: StackGap;
  /**
   * The alignment across the direction.
   * @default 'stretch' in a column, 'center' in a row
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /**
   * The distribution along the direction.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Passes the layout to the single child, such as a `<ul>`.
   * @default false
   */
  asChild?: boolean;
}
