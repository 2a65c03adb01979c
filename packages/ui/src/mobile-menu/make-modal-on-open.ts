import { lockScroll } from '../internal/overlay/lock-scroll.ts';

/**
 * Makes a `<dialog popover>` modal once it has opened and its animation has ended. It opens as a popover because a
 * modal dialog makes the whole page behind it inert before it is shown, which is slow on a slow phone. The focus within
 * the dialog stays where it is. Returns a function that removes the listeners and unlocks scrolling.
 */
export function makeModalOnOpen(dialog: HTMLDialogElement) {
  // A browser without popovers cannot open it, and `:popover-open` would throw.
  if (!('popover' in dialog)) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let unlockScroll = () => {};

  function opened() {
    unlockScroll();
    unlockScroll = lockScroll();
    afterPaint(() =>
      Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(makeModal),
    );
  }

  function makeModal() {
    if (signal.aborted || !dialog.matches(':popover-open')) return;
    const focused = document.activeElement;
    dialog.style.transition = 'none';
    dialog.hidePopover();
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    afterPaint(() => dialog.style.removeProperty('transition'));
  }

  dialog.addEventListener(
    'toggle',
    () => {
      if (dialog.matches(':popover-open')) opened();
      else if (!dialog.open) unlockScroll();
    },
    { signal },
  );
  dialog.addEventListener('close', () => unlockScroll(), { signal });
  if (dialog.matches(':popover-open')) opened();
  return () => {
    listening.abort();
    unlockScroll();
  };
}

function afterPaint(call: () => void) {
  requestAnimationFrame(() => setTimeout(call));
}
