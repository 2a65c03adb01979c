import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';

const badge = cva('inline-flex max-w-full items-center wrap-anywhere font-semibold', {
  variants: {
    tone: {
      success: 'bg-success-soft text-success',
      info: 'bg-accent-soft text-accent',
      error: 'bg-sale-soft text-danger',
      neutral: 'bg-surface-muted text-muted',
    },
    size: {
      medium: 'min-h-10 gap-2 px-3.5 py-1.5',
      small: 'min-h-7 gap-1.5 rounded-chip px-2 py-0.5 text-small',
    },
  },
});

const icons = { success: 'check', info: 'information', error: 'alert', neutral: undefined } as const;
const iconSizes = { medium: 20, small: 16 } as const;

/**
 * A short text that shows the status of an order, a request or a file. It does not rely on colour. Renders a `<span>`.
 */
export function StatusBadge({ tone, size = 'medium', className, children, ...props }: StatusBadgeProps) {
  const icon = icons[tone];
  const edge = iconSizes[size];
  return (
    <span
      data-slot="status-badge"
      data-tone={tone}
      data-size={size}
      className={badge({ tone, size, className })}
      {...props}
    >
      {icon && <Icon name={icon} width={edge} height={edge} className="shrink-0" />}
      <span className="tabular">{children}</span>
    </span>
  );
}

export type StatusTone = keyof typeof icons;

/** Excludes the props that would make it a control: it is text. */
export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'onClick' | 'role' | 'tabIndex'> {
  /**
   * `success` for what succeeded, `info` for what is in progress, `error` for what failed, `neutral` for what has
   * ended.
   */
  tone: StatusTone;
  /**
   * `medium` goes above a title, `small` in a row of a list.
   * @default 'medium'
   */
  size?: keyof typeof iconSizes;
}
