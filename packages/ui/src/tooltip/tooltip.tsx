import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { type OpenStateProps, useOpen } from '../internal/overlay/open-state.ts';
import { Slot } from '../internal/slot.tsx';

const hoverDelay = 400;
/** Long enough to move the pointer onto the tooltip, which users of a screen magnifier need. */
const leaveDelay = 160;

/**
 * A short hint that appears beside a control on hover or keyboard focus. It must not be essential: the control has its
 * own name, and touch users never see the hint.
 */
export function Tooltip({
  content,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  describeChild = true,
  id,
  className,
  children,
  ...props
}: TooltipProps) {
  const ownId = useId();
  const tipId = id ?? ownId;
  const [open, setOpen] = useOpen({ open: givenOpen, defaultOpen, onOpenChange });
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wait = (milliseconds: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSetOpen.current(next, 'trigger-hover'), milliseconds);
  };
  const now = (next: boolean, reason: TooltipOpenChangeReason) => {
    clearTimeout(timer.current);
    setOpen(next, reason);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') wait(hoverDelay, true);
  };

  const latestSetOpen = useRef(setOpen);
  useEffect(() => {
    latestSetOpen.current = setOpen;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const tipElement = tip.current;
    if (!open || !tipElement?.showPopover) return;
    const control = tipElement.previousElementSibling;
    tipElement.showPopover(control instanceof HTMLElement ? { source: control } : undefined);
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latestSetOpen.current(false, 'escape-key');
    };
    // An overlay may already have closed the popover.
    const put = (event: ToggleEvent) => {
      if (event.newState === 'closed') latestSetOpen.current(false, 'none');
    };
    document.addEventListener('keydown', pressed);
    tipElement.addEventListener('toggle', put);
    return () => {
      document.removeEventListener('keydown', pressed);
      tipElement.removeEventListener('toggle', put);
      if (tipElement.matches(':popover-open')) tipElement.hidePopover();
    };
  }, [open]);

  return (
    <>
      <Slot
        {...(describeChild && { 'aria-describedby': tipId })}
        onPointerEnter={enter}
        onPointerLeave={() => wait(leaveDelay, false)}
        onPointerDown={() => now(false, 'trigger-press')}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) now(true, 'trigger-focus');
        }}
        onBlur={() => now(false, 'trigger-focus')}
      >
        {children}
      </Slot>
      <span
        popover="manual"
        role="tooltip"
        data-slot="tooltip"
        data-state={open ? 'open' : 'closed'}
        {...props}
        ref={(element) => {
          tip.current = element;
          const { ref } = props;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        id={tipId}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => wait(leaveDelay, false)}
        className={cx(
          'fixed inset-x-4 top-auto bottom-4 m-0 mx-auto w-max max-w-60 rounded-control bg-text px-3 py-2 text-center text-small text-page forced-colors:border',
          'supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:mx-2 supports-[position-area:block-end]:my-2',
          '[position-area:block-start_span-all] open:[position-try-fallbacks:flip-block]',
          className,
        )}
      >
        {content}
      </span>
    </>
  );
}

/** What shows or hides it: hovering or focusing its control, leaving or pressing it, or the Escape key. */
export type TooltipOpenChangeReason =
  | 'trigger-hover'
  | 'trigger-focus'
  | 'trigger-press'
  | 'escape-key'
  | 'none';

export interface TooltipProps
  extends OpenStateProps<TooltipOpenChangeReason>,
    Omit<ComponentProps<'span'>, 'children' | 'content'> {
  /** A few words. Nothing essential and nothing interactive. */
  content: ReactNode;
  /**
   * Whether the hint is read out after the control's name. Turn it off if it only repeats the name.
   * @default true
   */
  describeChild?: boolean;
  /** The control: a single focusable element with its own name. */
  children: ReactElement;
}
