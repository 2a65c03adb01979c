import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badge = cva(
  'inline-flex min-h-6 w-fit max-w-full items-center rounded-chip px-2 font-bold text-small forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-surface text-default border border-control',
        offer: 'bg-sale text-on-sale',
        new: 'bg-highlight text-on-highlight',
        'sold-out': 'bg-text text-page',
      },
    },
  },
);

/** A word or two about the thing it is placed on, such as an offer. Renders a `<span>` and is never interactive. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span data-slot="badge" data-tone={tone} className={badge({ tone, className })} {...props} />;
}

export type BadgeTone = 'neutral' | 'offer' | 'new' | 'sold-out';

/** Props that would make it interactive are left out: use a `Tag` for a filter, a `Button` for an action. */
export interface BadgeProps extends Omit<ComponentProps<'span'>, 'onClick' | 'role' | 'tabIndex'> {
  /**
   * The kind of message. Besides prices, only `offer` uses red.
   * @default 'neutral'
   */
  tone?: BadgeTone;
}
