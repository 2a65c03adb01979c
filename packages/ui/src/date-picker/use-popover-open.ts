import { type RefObject, useEffect, useRef, useState } from 'react';
import { type OpenStateProps, useOpen } from '../internal/overlay/open-state.ts';
import type { NativePopoverReason } from '../internal/overlay/use-popover-state.ts';

/**
 * What opens a date picker (its button) or closes it (a day that is pressed, its button or close button, the Escape key,
 * a press beside it).
 */
export type DatePickerOpenChangeReason = Exclude<NativePopoverReason, 'none'>;

interface UsePopoverOpenParams extends OpenStateProps<DatePickerOpenChangeReason> {
  panel: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  /** Called when it is shown, after a press or because the parent has opened it. */
  onShow: () => void;
}

/**
 * Connects a native popover to `open`, `defaultOpen` and `onOpenChange`. The browser opens and closes it by itself; this
 * reports why, and undoes it if the parent refuses.
 */
export function usePopoverOpen(params: UsePopoverOpenParams) {
  const { panel, button, onShow } = params;
  const [open, setOpen] = useOpen(params);
  // What the browser shows, which only it knows.
  const [shown, setShown] = useState(false);
  const hadFocus = useRef(false);
  const last = useRef<Event>(undefined);

  useEffect(() => {
    const popover = panel.current;
    // Compared with what the browser has reported, not with what it shows: that changes before it is reported.
    if (!popover || open === shown || open === popover.matches(':popover-open')) return;
    if (open) popover.showPopover(button.current ? { source: button.current } : undefined);
    else popover.hidePopover();
  }, [open, shown, panel, button]);
  useEffect(() => {
    if (!shown) return;
    const remember = (event: Event) => {
      last.current = event;
    };
    const types = ['pointerdown', 'keydown'];
    for (const type of types) document.addEventListener(type, remember, true);
    return () => {
      for (const type of types) document.removeEventListener(type, remember, true);
    };
  }, [shown]);

  const beforeToggle = () => {
    hadFocus.current = panel.current?.contains(document.activeElement) ?? false;
  };
  const toggled = ({ newState }: { newState: string }) => {
    const next = newState === 'open';
    setShown(next);
    if (next) onShow();
    // The browser returns the focus to the element that had it, which is not the button if Safari was pressed.
    if (!next && hadFocus.current && document.activeElement === document.body) button.current?.focus();
    setOpen(next, next ? 'trigger-press' : getCloseReason(last.current, panel, button));
    last.current = undefined;
  };
  return { shown, setOpen, popoverProps: { onBeforeToggle: beforeToggle, onToggle: toggled } };
}

function getCloseReason(
  event: Event | undefined,
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): DatePickerOpenChangeReason {
  const target = event?.target as Node | null | undefined;
  if (target && button.current?.contains(target)) return 'trigger-press';
  const isOutside = event?.type === 'pointerdown' && target && !panel.current?.contains(target);
  // A close request of the system, such as the back gesture of Android, counts as Escape.
  return isOutside ? 'outside-press' : 'escape-key';
}
