import { cva } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';

const english = { closeLabel: 'Close' };

/** Whether all countdowns are paused: while a toast is hovered or has the focus, or the browser tab is hidden. */
export const TimersPausedContext = createContext(false);

const card = cva(
  [
    'pointer-events-auto relative flex min-h-13 w-(--width) items-center gap-3 rounded-control py-1 ps-4 pe-1 font-text text-body shadow-overlay',
    'max-[600px]:w-full',
  ],
  {
    variants: {
      variant: {
        plain: 'bg-text text-page [--piri-ring:var(--piri-page)] forced-colors:border',
        error: 'border border-danger bg-surface text-danger',
      },
    },
  },
);

const thread = cva(
  'absolute inset-x-0 bottom-0 stitch-countdown in-data-paused:[animation-play-state:paused]',
  {
    variants: {
      variant: {
        // The background is light in dark mode, where `highlight` would have too little contrast.
        plain: 'text-highlight dark:text-current',
        error: 'text-danger',
      },
    },
  },
);

/** A single toast, with a countdown that is drawn as a stitched line along its edge. */
export function ToastCard({
  variant,
  duration,
  onClose,
  action,
  closeLabel,
  className,
  children,
  ...props
}: ToastCardProps) {
  const labels = useLabels('Toast', english);
  const stopped = use(TimersPausedContext);
  usePausableTimeout(duration, stopped, onClose);
  return (
    <div
      data-slot="toast"
      data-variant={variant}
      data-paused={stopped ? '' : undefined}
      {...props}
      style={{ '--duration': `${duration}ms` } as ComponentProps<'div'>['style']}
      className={card({ variant, className })}
    >
      {variant === 'error' && <Icon name="alert" width={20} height={20} />}
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">{children}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 px-2 font-semibold underline underline-offset-4"
          onClick={() => {
            (action.onClick ?? action.onPress)();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        aria-label={closeLabel ?? labels.closeLabel}
        onClick={onClose}
        className="text-current! hover:bg-transparent!"
      >
        <Icon name="close" width={20} height={20} />
      </IconButton>
      <span data-slot="toast-countdown" className={thread({ variant })} />
    </div>
  );
}

export type ToastAction = { label: ReactNode } & (
  | { onClick: () => void; onPress?: never }
  | {
      /** @deprecated Renamed to `onClick`. `onPress` will be removed in the next release. */
      onPress: () => void;
      onClick?: never;
    }
);

interface ToastCardProps extends ComponentProps<'div'> {
  variant: 'plain' | 'error';
  duration: number;
  onClose: () => void;
  action?: ToastAction | undefined;
  closeLabel: string | undefined;
}
