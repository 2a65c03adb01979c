import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

const text = cva('wrap-anywhere', {
  variants: {
    variant: {
      lead: 'text-lead',
      body: 'text-body',
      meta: 'text-small',
      quote: 'font-display text-title italic',
    },
    tone: {
      default: 'text-default',
      muted: 'text-muted',
      subtle: 'text-subtle',
      inherit: '',
    },
    prose: { true: 'max-w-prose', false: '' },
  },
});

/** A paragraph in one of the sizes of the type scale. Renders a `<p>` or, with `asChild`, its child. */
export function Text({
  asChild = false,
  variant = 'body',
  tone = 'inherit',
  prose = variant === 'lead' || variant === 'body',
  className,
  ...props
}: TextProps) {
  const shared = {
    'data-slot': 'text',
    'data-variant': variant,
    'data-tone': tone,
    className: text({ variant, tone, prose, className }),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <p {...shared} />;
}

export type TextVariant = 'lead' | 'body' | 'meta' | 'quote';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * 18, 16 or 14 px in Anek, or Tiro italic for a quotation of one sentence.
   * @default 'body'
   */
  variant?: TextVariant;
  /**
   * `inherit` takes the text colour of the background; the others are for the page and its surfaces.
   * @default 'inherit'
   */
  tone?: 'default' | 'muted' | 'subtle' | 'inherit';
  /**
   * Limits the width to 66 characters, so that the eye finds the next line.
   * @default true for lead and body
   */
  prose?: boolean;
  /**
   * Passes the styles to the single child, such as a `<figcaption>`.
   * @default false
   */
  asChild?: boolean;
}
