import { type RefObject, type ToggleEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OpenStateProps } from './open-state.ts';

/** Why a native popover opens or closes: `item-press` if it is closed while something in it is pressed. */
export type NativePopoverReason =
  | 'trigger-press'
  | 'escape-key'
  | 'close-press'
  | 'item-press'
  | 'outside-press'
  | 'none';

interface PopoverState<Popover> extends OpenStateProps<NativePopoverReason> {
  onBeforeToggle?: ((event: ToggleEvent<Popover>) => void) | undefined;
  onToggle?: ((event: ToggleEvent<Popover>) => void) | undefined;
}

/**
 * Connects the `open` props of a component to its native popover, which may also be a modal dialog by then. The browser
 * opens and closes it, also before hydration and without JavaScript; what it has done is reported afterwards, and undone
 * if the parent refuses it.
 */
export function usePopoverState<Popover extends HTMLElement>(
  popover: RefObject<Popover | null>,
  props: PopoverState<Popover>,
) {
  const { open, defaultOpen = false, onOpenChange } = props;
  const known = useRef(open ?? defaultOpen);
  const isMounted = useRef(false);
  const reason = useRef<NativePopoverReason>('none');
  const readReason = useLastInput(popover, onOpenChange !== undefined);
  const [changes, setChanges] = useState(0);

  const report = () => {
    const isOpen = isShown(popover.current);
    const by = isOpen && reason.current !== 'trigger-press' ? 'none' : reason.current;
    reason.current = 'none';
    if (isOpen === known.current) return;
    known.current = isOpen;
    if (open !== undefined) setChanges(changes + 1);
    onOpenChange?.(isOpen, { reason: by });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` undoes what the parent refuses
  useLayoutEffect(() => {
    const element = popover.current;
    const isFirst = !isMounted.current;
    isMounted.current = true;
    if (!element?.showPopover) return;
    // Opened before hydration.
    if (isFirst && isShown(element)) return report();
    const next = open ?? (isFirst && defaultOpen ? true : undefined);
    if (next === undefined || isShown(element) === next) return;
    known.current = next;
    if (next) element.showPopover(findSource(element));
    else hide(element);
  }, [open, changes]);

  return {
    onBeforeToggle: (event: ToggleEvent<Popover>) => {
      props.onBeforeToggle?.(event);
      reason.current = readReason();
    },
    onToggle: (event: ToggleEvent<Popover>) => {
      props.onToggle?.(event);
      report();
    },
    report,
  };
}

function isShown(element: HTMLElement | null) {
  return Boolean(element?.showPopover && element.matches(':popover-open, dialog[open]'));
}

/** Closes it as a popover or as a modal dialog. */
export function hide(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover();
  else if (element instanceof HTMLDialogElement) element.close();
}

/** The button beside which the browser would have placed it. */
function findSource({ id }: HTMLElement) {
  const source = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
  return source ? { source } : undefined;
}

/** Returns a function that says what the user does at the moment, since a popover does not report it. */
function useLastInput(popover: RefObject<HTMLElement | null>, isWanted: boolean) {
  const input = useRef<NativePopoverReason>('none');
  useEffect(() => {
    if (!isWanted) return;
    const listening = new AbortController();
    const note = (event: Event) => {
      const { target, type } = event;
      const element = popover.current;
      if (!element || !(target instanceof Element)) return;
      const button = target.closest(`[popovertarget="${CSS.escape(element.id)}"]`);
      if (type === 'keydown' && (event as KeyboardEvent).key === 'Escape') input.current = 'escape-key';
      else if (button)
        input.current =
          button.getAttribute('popovertargetaction') === 'hide' ? 'close-press' : 'trigger-press';
      else if (element !== target && element.contains(target)) input.current = 'item-press';
      else input.current = type === 'keydown' ? 'none' : 'outside-press';
      // What the page does later has another reason.
      setTimeout(() => {
        input.current = 'none';
      });
    };
    for (const type of ['keydown', 'pointerdown', 'pointerup', 'click'])
      document.addEventListener(type, note, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [popover, isWanted]);
  return () => input.current;
}
