import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';

/**
 * What opens or closes a component: its trigger (by a press, hovering or the focus), the Escape key, its close button, a
 * press on an item in it, a press outside, typing, the confirm button of an `AlertDialog`, the focus moving elsewhere,
 * or `none` of these, such as the browser's search in the page.
 */
export type OpenChangeReason =
  | 'trigger-press'
  | 'trigger-hover'
  | 'trigger-focus'
  | 'escape-key'
  | 'close-press'
  | 'item-press'
  | 'outside-press'
  | 'input-change'
  | 'confirm-press'
  | 'focus-out'
  | 'none';

export interface OpenChangeDetails<Reason extends OpenChangeReason = OpenChangeReason> {
  reason: Reason;
}

/** How a component opens and closes. */
export interface OpenStateProps<Reason extends OpenChangeReason = OpenChangeReason> {
  /** Whether it is open, if the parent controls it. */
  open?: boolean | undefined;
  /** Whether it is open at first, if the parent does not control it. */
  defaultOpen?: boolean | undefined;
  /**
   * Called when it opens or closes, with the reason. If the parent controls it, set `open` to the first argument.
   */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails<Reason>) => void) | undefined;
}

/** How an overlay opens and closes. */
export interface OverlayOpenProps<Reason extends OpenChangeReason = OpenChangeReason>
  extends OpenStateProps<Reason> {
  /** The button that opens it: one element that takes a ref and further props, such as a `Button`. */
  trigger?: ReactElement | undefined;
}

/**
 * Returns whether a component is open, and a function that requests a change. A request for the state that it has, or
 * that was requested a moment before, is ignored, because one press may close a layer in two ways.
 */
export function useOpen<Reason extends OpenChangeReason>({
  open: given,
  defaultOpen = false,
  onOpenChange,
}: OpenStateProps<Reason>): [boolean, (open: boolean, reason: Reason) => void] {
  // An object, so that every request renders again and resets `latest`, also if the parent refuses it.
  const [own, setOwn] = useState({ open: defaultOpen });
  const open = given ?? own.open;
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  const setOpen = (next: boolean, reason: Reason) => {
    if (next === latest.current) return;
    latest.current = next;
    setOwn({ open: next });
    onOpenChange?.(next, { reason });
  };
  return [open, setOpen];
}
