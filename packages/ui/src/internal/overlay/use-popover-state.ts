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
  const { current: state } = useRef<State>({
    isOpen: open ?? defaultOpen,
    isMounted: false,
    input: 'none',
    reason: 'none',
  });
  const [changes, setChanges] = useState(0);

  const report = () => {
    const isOpen = isShown(popover.current);
    const reason = isOpen && state.reason !== 'trigger-press' ? 'none' : state.reason;
    state.reason = 'none';
    if (isOpen === state.isOpen) return;
    state.isOpen = isOpen;
    if (open !== undefined) setChanges(changes + 1);
    onOpenChange?.(isOpen, { reason });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` undoes what the parent refuses
  useLayoutEffect(() => {
    const element = popover.current;
    const isFirst = !state.isMounted;
    state.isMounted = true;
    if (!element?.showPopover) return;
    // Opened before hydration.
    if (isFirst && isShown(element)) return report();
    const next = open ?? (isFirst && defaultOpen ? true : isShown(element));
    if (isShown(element) === next) return;
    state.isOpen = next;
    if (!next) return hide(element);
    // The button beside which the browser would have placed it.
    const source = document.querySelector<HTMLElement>(buttonOf(element));
    element.showPopover(source ? { source } : undefined);
  }, [open, changes]);

  // A popover does not report what opens or closes it.
  const isObserved = Boolean(onOpenChange);
  useEffect(() => {
    if (!isObserved) return;
    const listening = new AbortController();
    const note = ({ target, key }: Event & { key?: string }) => {
      if (popover.current && target instanceof Element) state.input = toReason(popover.current, target, key);
      // What the page does later has another reason.
      setTimeout(() => {
        state.input = 'none';
      });
    };
    for (const type of ['keydown', 'pointerdown', 'pointerup', 'click'])
      document.addEventListener(type, note, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [popover, state, isObserved]);

  return {
    onBeforeToggle: (event: ToggleEvent<Popover>) => {
      props.onBeforeToggle?.(event);
      state.reason = state.input;
    },
    onToggle: (event: ToggleEvent<Popover>) => {
      props.onToggle?.(event);
      report();
    },
    report,
  };
}

interface State {
  /** What the parent knows, or has asked for. */
  isOpen: boolean;
  isMounted: boolean;
  /** What the user does at the moment. */
  input: NativePopoverReason;
  /** What the user did when it began to open or close. */
  reason: NativePopoverReason;
}

function isShown(element: HTMLElement | null) {
  return Boolean(element?.showPopover && element.matches(':popover-open, dialog[open]'));
}

/** Closes it as a popover or as a modal dialog. */
export function hide(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover();
  else if (element instanceof HTMLDialogElement) element.close();
}

const buttonOf = ({ id }: Element) => `[popovertarget="${id}"]`;

/** Returns the reason if an event opens or closes a popover; only events of keys have a `key`. */
function toReason(popover: Element, target: Element, key: string | undefined): NativePopoverReason {
  const button = target.closest(buttonOf(popover));
  if (key === 'Escape') return 'escape-key';
  if (button) return button.getAttribute('popovertargetaction') === 'hide' ? 'close-press' : 'trigger-press';
  if (target !== popover && popover.contains(target)) return 'item-press';
  return key ? 'none' : 'outside-press';
}
