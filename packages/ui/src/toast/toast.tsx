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
import { useLabels } from '../internal/use-labels.ts';
import { TimersPausedContext, type ToastAction, ToastCard } from './toast-card.tsx';
import { useToastContainer } from './use-toast-container.ts';

const english = { label: 'Notifications' };

/**
 * The region in which toasts appear: at the bottom right, above everything, including an open modal or menu. Render it
 * once per application.
 *
 * Sonner stacks and animates the toasts and lets users swipe them away. The countdown is not sonner's, which continues
 * while a toast has the focus and would close it while a user is tabbing to Undo.
 */
export function ToastRegion({ label, onReady, className, ...props }: ToastRegionProps) {
  const labels = useLabels('ToastRegion', english);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const { toasts } = useSonner();
  const empty = toasts.length === 0;
  const container = useToastContainer(toasts);

  const ready = useEffectEvent(() => onReady?.());

  useEffect(() => {
    // Effects of children run first, so the toaster has subscribed by now.
    if (container) ready();
  }, [container]);
  useEffect(() => {
    // No `mouseleave` fires when a hovered toast is removed.
    if (empty) setHovered(false);
  }, [empty]);

  if (!container) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to hover and focus of its content
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
          containerAriaLabel={label ?? labels.label}
          offset={24}
          mobileOffset={16}
          style={{ '--width': '26rem' } as CSSProperties}
        />
      </TimersPausedContext>
    </div>,
    container,
  );
}

/** Shows a message that something has succeeded, for 5 seconds. Returns an id for `toast.dismiss`. */
export function toast(message: ReactNode, options?: ToastOptions) {
  return show('plain', 5_000, message, options);
}

/**
 * Shows a message that something has failed, for 10 seconds. Since it disappears, show the error where it happened as
 * well.
 */
toast.error = (message: ReactNode, options?: ToastOptions) => show('error', 10_000, message, options);

/** Dismisses the toast with this id, or all of them without one. */
toast.dismiss = (id?: ToastId) => {
  sonner.dismiss(id);
};

export type ToastId = string | number;

export interface ToastOptions {
  /** If a toast with this id is shown, the new one replaces it. */
  id?: ToastId;
  /** A button, such as Undo. Pressing it also closes the toast. */
  action?: ToastAction;
  /** @default 'Close' */
  closeLabel?: string;
}

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The name of the region for screen readers. The keyboard shortcut that moves the focus there (Alt T) is appended.
   * @default 'Notifications'
   */
  label?: string;
  /** Called once toasts can be shown. For a region that is only loaded when the first toast is needed. */
  onReady?: () => void;
}

function show(
  variant: 'plain' | 'error',
  duration: number,
  message: ReactNode,
  { id, action, closeLabel }: ToastOptions = {},
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
