import { holdPage } from '../internal/overlay/hold-page.ts';

/**
 * Makes a `<dialog popover>` modal whenever it has opened, whatever button calls for the popover. It opens as a popover,
 * since a modal dialog makes the whole page behind inert, which keeps a slow phone from showing the dialog, and changes
 * over on the spot once its animation has ended. The focus stays where it is. Returns the way to undo it.
 */
export function keepModal(dialog: HTMLDialogElement) {
  // Without popovers nothing calls for one, and the question whether it is open would be an error.
  if (!('popover' in dialog)) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let letGo = () => {};

  function opened() {
    letGo();
    letGo = holdPage();
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
      else if (!dialog.open) letGo();
    },
    { signal },
  );
  dialog.addEventListener('close', () => letGo(), { signal });
  if (dialog.matches(':popover-open')) opened();
  return () => {
    listening.abort();
    letGo();
  };
}

function afterPaint(call: () => void) {
  requestAnimationFrame(() => setTimeout(call));
}
