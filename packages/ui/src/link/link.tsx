import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../internal/slot.tsx';

const link = cva('', {
  variants: {
    variant: {
      standalone: [
        'inline-block pb-1.5 font-semibold text-(--piri-link,var(--piri-accent)) stitch-bottom transition-[--piri-stitch-off] duration-base ease-enter',
        'hover:[--piri-stitch-off:0px] active:text-(--piri-link,var(--piri-accent-hover))',
      ],
      inline: [
        'text-(--piri-link,var(--piri-accent)) underline decoration-1 underline-offset-3',
        'hover:text-(--piri-link,var(--piri-accent-hover)) hover:decoration-2',
      ],
      plain: 'underline-offset-3 hover:underline',
    },
  },
});

/** A link to another page. Renders an `<a>`; with `asChild`, styles its single child, such as a router link. */
export function Link({ asChild = false, variant = 'inline', className, ...props }: LinkProps) {
  const shared = {
    'data-slot': 'link',
    'data-variant': variant,
    className: link({ variant, className }),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <a {...shared} />;
}

export type LinkVariant = 'standalone' | 'inline' | 'plain';

export interface LinkProps extends ComponentProps<'a'> {
  /**
   * `standalone` is the one link that leads on from a section, `inline` is for text, `plain` for lists of links.
   * @default 'inline'
   */
  variant?: LinkVariant;
  /**
   * Passes the styles to the single child, such as a router link.
   * @default false
   */
  asChild?: boolean;
}
