import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { OpenChangeReason, OpenStateProps } from './open-state.ts';

/** How an element of the browser opens and closes. */
export interface NativeOpenState<Target> {
  isOpen(element: Target): boolean;
  setOpen(element: Target, open: boolean): void;
  /** Whether the element is rendered open, so that closed means that the user has closed it before hydration. */
  isRenderedOpen?: boolean;
}

/**
 * Connects the `open` props of a component to an element that the browser opens and closes itself, also before hydration
 * and without JavaScript. What the browser has done is reported afterwards, and undone if the parent refuses it. Returns
 * `report`, which the component calls when the element has opened or closed, and a ref with the reason for that.
 */
export function useNativeOpenState<Target extends HTMLElement, Reason extends OpenChangeReason>(
  target: RefObject<Target | null>,
  { open, defaultOpen = false, onOpenChange }: OpenStateProps<Reason>,
  { isOpen, setOpen, isRenderedOpen }: NativeOpenState<Target>,
) {
  const reason = useRef<OpenChangeReason>('none');
  // What the parent knows, or has asked for; and whether it has heard of anything.
  const { current: state } = useRef({ isOpen: open ?? defaultOpen, isMounted: false });
  const [changes, setChanges] = useState(0);

  const report = () => {
    if (!target.current) return;
    const next = isOpen(target.current);
    const cause = next && reason.current !== 'trigger-press' ? 'none' : reason.current;
    reason.current = 'none';
    if (next === state.isOpen) return;
    state.isOpen = next;
    if (open !== undefined) setChanges(changes + 1);
    onOpenChange?.(next, { reason: cause as Reason });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` undoes what the parent refuses
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const isFirst = !state.isMounted;
    state.isMounted = true;
    const shown = isOpen(element);
    // Opened or closed before hydration.
    if (isFirst && (shown || isRenderedOpen)) return report();
    const next = open ?? (isFirst && defaultOpen ? true : shown);
    state.isOpen = next;
    if (shown !== next) setOpen(element, next);
  }, [open, changes]);

  return { report, reason };
}
