import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const divider = cva('stitch-rule w-full', {
  variants: { tone: { ink: 'text-ink-3', neel: 'text-neel', hairline: 'text-hairline' } },
});

/** A running stitch between two subjects. Renders an `<hr>`. */
export function Divider({ tone = 'ink', className, ...props }: DividerProps) {
  return <hr data-slot="divider" data-tone={tone} className={divider({ tone, className })} {...props} />;
}

export type DividerTone = 'ink' | 'neel' | 'hairline';

export interface DividerProps extends ComponentProps<'hr'> {
  /**
   * How loud the thread is.
   * @default 'ink'
   */
  tone?: DividerTone;
}
