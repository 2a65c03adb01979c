import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const toolbarButton = cva(
  [
    'inline-flex min-h-8 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control text-small select-none',
    'transition-colors duration-fast aria-disabled:cursor-not-allowed aria-disabled:text-subtle',
  ],
  {
    variants: {
      variant: {
        framed: 'border border-control bg-surface px-3 font-semibold not-aria-disabled:hover:border-strong',
        plain: 'px-2 hover:bg-surface-muted aria-pressed:bg-accent aria-pressed:text-on-accent',
        filled: 'bg-accent px-4 font-semibold text-on-accent hover:bg-accent-hover forced-colors:border',
      },
    },
  },
);

/** A small button for toolbars, where the shop's 44 px buttons do not fit. */
export function ToolbarButton({ variant = 'framed', className, ...props }: ToolbarButtonProps) {
  return <button type="button" className={toolbarButton({ variant, className })} {...props} />;
}

interface ToolbarButtonProps extends ComponentProps<'button'> {
  /** @default 'framed' */
  variant?: 'framed' | 'plain' | 'filled';
}
