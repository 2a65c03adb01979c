import { type RefObject, type ToggleEvent, useEffect } from 'react';
import type { OpenStateProps } from './open-state.ts';
import { useNativeOpenState } from './use-native-open-state.ts';

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

/** Connects the `open` props of a component to its native popover, which may also be a modal dialog by then. */
export function usePopoverState<Popover extends HTMLElement>(
  popover: RefObject<Popover | null>,
  props: PopoverState<Popover>,
) {
  const { report, reason } = useNativeOpenState(popover, props, native);
  const isObserved = Boolean(props.onOpenChange);
  useEffect(() => {
    if (isObserved) observeInput();
  }, [isObserved]);

  return {
    onBeforeToggle: (event: ToggleEvent<Popover>) => {
      props.onBeforeToggle?.(event);
      reason.current = toReason(event.currentTarget);
    },
    onToggle: (event: ToggleEvent<Popover>) => {
      props.onToggle?.(event);
      report();
    },
    report,
  };
}

const native = {
  isOpen: (element: HTMLElement) =>
    'showPopover' in element && element.matches(':popover-open, dialog[open]'),
  setOpen: (element: HTMLElement, open: boolean) => {
    if (!open) return hide(element);
    // The button beside which the browser would have placed it.
    const source = document.querySelector<HTMLElement>(buttonOf(element));
    element.showPopover?.(source ? { source } : undefined);
  },
};

/** Closes it as a popover or as a modal dialog. */
export function hide(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover();
  else if (element instanceof HTMLDialogElement) element.close();
}

const buttonOf = ({ id }: Element) => `[popovertarget="${id}"]`;

/** What the user does at the moment, since a popover does not report what opens or closes it. */
let input: Event | undefined;

function noteInput(event: Event) {
  input = event;
  // What the page does later has another reason.
  setTimeout(() => {
    input = undefined;
  });
}

/** Listens to the page from the first call on: adding the same listener again changes nothing. */
function observeInput() {
  for (const type of ['keydown', 'pointerdown', 'pointerup', 'click'])
    document.addEventListener(type, noteInput, true);
}

/** Returns the reason if the current input opens or closes a popover. */
function toReason(popover: Element): NativePopoverReason {
  const target = input?.target;
  if (!(target instanceof Element)) return 'none';
  const key = (input as KeyboardEvent).key;
  const button = target.closest(buttonOf(popover));
  if (key === 'Escape') return 'escape-key';
  if (button) return button.getAttribute('popovertargetaction') === 'hide' ? 'close-press' : 'trigger-press';
  if (target !== popover && popover.contains(target)) return 'item-press';
  return key ? 'none' : 'outside-press';
}
