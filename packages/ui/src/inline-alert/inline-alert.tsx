import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

const inlineAlert = cva('flex overflow-hidden rounded-control border bg-surface text-default', {
  variants: {
    variant: {
      info: 'border-accent',
      success: 'border-success',
      warning: 'border-control',
      error: 'border-danger',
    },
  },
});

/** A coloured strip at the start with a stitched edge and the icon. */
const cloth = cva(
  [
    'relative flex w-11 shrink-0 justify-center pt-3 forced-colors:border-e',
    'before:absolute before:inset-1 before:rounded-chip before:stitch-border before:opacity-60',
  ],
  {
    variants: {
      variant: {
        info: 'bg-accent text-on-accent',
        success: 'bg-success text-on-success',
        warning: 'bg-warning text-on-warning',
        error: 'bg-danger text-surface',
      },
    },
  },
);

const icons: Record<InlineAlertVariant, IconName> = {
  info: 'information',
  success: 'check',
  warning: 'warning',
  error: 'alert',
};

/**
 * A message beside what it is about. If it is there from the start, it is plain text; if it appears while the page is
 * in use, set `announce` so that it is announced.
 */
export function InlineAlert({
  variant = 'info',
  title,
  action,
  announce = false,
  className,
  children,
  ...props
}: InlineAlertProps) {
  const silent = title === undefined && (children === undefined || children === null || children === false);
  return (
    <div
      data-slot="inline-alert"
      data-variant={variant}
      role={announce ? roleOf(variant) : undefined}
      hidden={silent && !announce}
      {...props}
      // Not `hidden`: screen readers announce changes in a live region they know, not one that is added with its
      // content.
      className={silent ? className : inlineAlert({ variant, className })}
    >
      {!silent && (
        <>
          <div className={cloth({ variant })}>
            <Icon name={icons[variant]} width={20} height={20} className="relative" />
          </div>
          <div className="min-w-0 flex-1 px-4 py-2.5 wrap-anywhere">
            {title !== undefined && <p className="font-semibold">{title}</p>}
            {children && <div className="text-muted">{children}</div>}
            {action && (
              <div className="mt-1 -mb-1 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">{action}</div>
            )}
          </div>
        </>
      )}
    </div>
  );
}

export type InlineAlertVariant = 'info' | 'success' | 'warning' | 'error';

export interface InlineAlertProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** @default 'info' */
  variant?: InlineAlertVariant;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What to do about it: a link or a small button. */
  action?: ReactNode;
  /**
   * Announces the message: errors and warnings at once, the others politely. Keep the component mounted without title
   * and children until there is a message: empty, it takes no room.
   * @default false
   */
  announce?: boolean;
}

function roleOf(variant: InlineAlertVariant) {
  return variant === 'error' || variant === 'warning' ? 'alert' : 'status';
}
