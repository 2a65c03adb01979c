import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const divider = cva('stitch-horizontal w-full', {
  variants: { tone: { default: 'text-subtle', accent: 'text-accent', subtle: 'text-border-subtle' } },
});

/** A running stitch that separates two sections. Renders an `<hr>`. */
export function Divider({ tone = 'default', className, ...props }: DividerProps) {
  return <hr data-slot="divider" data-tone={tone} className={divider({ tone, className })} {...props} />;
}

export type DividerTone = 'default' | 'accent' | 'subtle';

export interface DividerProps extends ComponentProps<'hr'> {
  /**
   * The contrast of the line.
   * @default 'default'
   */
  tone?: DividerTone;
}
