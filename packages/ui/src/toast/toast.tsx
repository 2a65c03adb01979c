import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { toast as sonner, Toaster, useSonner } from 'sonner';
import { TimersPausedContext, type ToastAction, ToastCard } from './toast-card.tsx';
import { useToastContainer } from './use-toast-container.ts';

/**
 * Where toasts appear: bottom right, over everything, also over an open modal and an open menu. Stands once in an application.
 *
 * Sonner stacks them, slides them and lets them be swiped away. The clock is ours: sonner's own goes on while a toast
 * has the focus, and would close it under the fingers of somebody who is on the way to Undo.
 */
export function ToastRegion({ label = 'Notifications', onReady, className, ...props }: ToastRegionProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const { toasts } = useSonner();
  const empty = toasts.length === 0;
  const place = useToastContainer(toasts);

  const ready = useEffectEvent(() => onReady?.());

  useEffect(() => {
    // Effects of what stands inside come first: by now there is somebody to hear.
    if (place) ready();
  }, [place]);
  useEffect(() => {
    // A toast that goes from under the pointer tells of no leaving.
    if (empty) setHovered(false);
  }, [empty]);

  if (!place) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what goes on inside and is nothing to press
    <div
      data-slot="toast-region"
      {...props}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      className={cx(
        '[&_li:focus-visible]:rounded-control [&_li:focus-visible]:outline-2! [&_li:focus-visible]:outline-focus!',
        className,
      )}
    >
      <TimersPausedContext value={hovered || focused || hidden}>
        <Toaster
          position="bottom-right"
          containerAriaLabel={label}
          offset={24}
          mobileOffset={16}
          style={{ '--width': '26rem' } as CSSProperties}
        />
      </TimersPausedContext>
    </div>,
    place,
  );
}

/** Says in passing that something worked. Gone after 5 seconds; returns what `toast.dismiss` takes. */
export function toast(message: ReactNode, options?: ToastOptions) {
  return show('plain', 5_000, message, options);
}

/** Says that something failed. Gone after 10 seconds, so the same has to stand where it failed, too. */
toast.error = (message: ReactNode, options?: ToastOptions) => show('error', 10_000, message, options);

/** Takes one toast away, or all of them. */
toast.dismiss = (id?: ToastId) => {
  sonner.dismiss(id);
};

export type ToastId = string | number;

export interface ToastOptions {
  /** A toast with the id of one that is shown takes its place. */
  id?: ToastId;
  /** The way back, such as Undo. Pressing it closes the toast. */
  action?: ToastAction;
  /** @default 'Close' */
  closeLabel?: string;
}

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Names the region for screen readers, together with the keys that lead there (Alt T).
   * @default 'Notifications'
   */
  label?: string;
  /** It hears what is said from here on: for a region that is loaded when the first thing is to be said. */
  onReady?: () => void;
}

function show(
  variant: 'plain' | 'error',
  duration: number,
  message: ReactNode,
  { id, action, closeLabel = 'Close' }: ToastOptions = {},
): ToastId {
  return sonner.custom(
    (own) => (
      <ToastCard
        variant={variant}
        duration={duration}
        action={action}
        closeLabel={closeLabel}
        onClose={() => sonner.dismiss(own)}
      >
        {message}
      </ToastCard>
    ),
    { duration: Number.POSITIVE_INFINITY, ...(id !== undefined && { id }) },
  );
}

function useHiddenTab() {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
