import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const divider = cva('stitch-rule w-full', {
  variants: { tone: { default: 'text-ink-3', accent: 'text-neel', subtle: 'text-hairline' } },
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
