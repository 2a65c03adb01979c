import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

const inlineAlert = cva('flex overflow-hidden rounded-control border bg-surface text-ink', {
  variants: {
    variant: {
      info: 'border-neel',
      success: 'border-leaf',
      warning: 'border-control',
      error: 'border-danger',
    },
  },
});

/** A strip of cloth at the start, its edge sewn down, the sign on it. */
const cloth = cva(
  [
    'relative flex w-11 shrink-0 justify-center pt-3 forced-colors:border-e',
    'before:absolute before:inset-1 before:rounded-chip before:stitch-frame before:opacity-60',
  ],
  {
    variants: {
      variant: {
        info: 'bg-neel text-on-neel',
        success: 'bg-leaf text-on-leaf',
        warning: 'bg-turmeric text-on-turmeric',
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
 * Says how things stand, right beside what it is about. One that is there from the start is plain text; one that
 * comes while somebody is at work has `announce` and is read out.
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
      // Not hidden: a reader announces what changes in a region that it knows, and passes over one that comes full.
      className={silent ? className : inlineAlert({ variant, className })}
    >
      {!silent && (
        <>
          <div className={cloth({ variant })}>
            <Icon name={icons[variant]} width={20} height={20} className="relative" />
          </div>
          <div className="min-w-0 flex-1 px-4 py-2.5 wrap-anywhere">
            {title !== undefined && <p className="font-semibold">{title}</p>}
            {children && <div className="text-ink-2">{children}</div>}
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
  /** What is so, in a few words. */
  title?: ReactNode;
  /** What to do about it: a link or a small button. */
  action?: ReactNode;
  /**
   * It tells of something that happens while the page is in use: errors and warnings are read out at once, the others
   * when there is a pause. Keep it in place, without title and children, until there is something to say: empty, it
   * takes no room.
   * @default false
   */
  announce?: boolean;
}

function roleOf(variant: InlineAlertVariant) {
  return variant === 'error' || variant === 'warning' ? 'alert' : 'status';
}
