import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badge = cva(
  'inline-flex min-h-6 w-fit max-w-full items-center rounded-chip px-2 font-bold text-meta forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-surface text-ink border border-control',
        offer: 'bg-alta text-on-alta',
        new: 'bg-turmeric text-on-turmeric',
        'sold-out': 'bg-ink text-page',
      },
    },
  },
);

/** A word or two about the thing it stands on, such as an offer. Renders a `<span>` and is never a control. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span data-slot="badge" data-tone={tone} className={badge({ tone, className })} {...props} />;
}

export type BadgeTone = 'neutral' | 'offer' | 'new' | 'sold-out';

/** What would make a control of it is left out: a filter is a `Tag`, an action a `Button`. */
export interface BadgeProps extends Omit<ComponentProps<'span'>, 'onClick' | 'role' | 'tabIndex'> {
  /**
   * What kind of news it is. `offer` is the one place, beside prices, for the red of lac.
   * @default 'neutral'
   */
  tone?: BadgeTone;
}
