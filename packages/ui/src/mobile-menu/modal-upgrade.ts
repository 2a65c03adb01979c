import { holdPage } from '../internal/overlay/hold-page.ts';

/**
 * Makes a `<dialog popover>` open as a modal dialog, whatever button calls for the popover. If it is open as a popover
 * already, it changes over on the spot and the focus stays where it is. Returns the way to undo it.
 */
export function keepModal(dialog: HTMLDialogElement) {
  // Without popovers nothing calls for one, and the question whether it is open would be an error.
  if (!('popover' in dialog)) return undefined;
  const listening = new AbortController();
  let changing = false;
  let letGo = () => {};

  function showModal() {
    letGo = holdPage();
    changing = true;
    dialog.showModal();
    changing = false;
  }

  dialog.addEventListener(
    'beforetoggle',
    (event) => {
      // A modal dialog tells of its opening by the same event.
      if (event.newState !== 'open' || changing) return;
      event.preventDefault();
      showModal();
    },
    { signal: listening.signal },
  );
  dialog.addEventListener('close', () => letGo(), { signal: listening.signal });

  if (dialog.matches(':popover-open')) {
    const focused = document.activeElement;
    dialog.style.transition = 'none';
    dialog.hidePopover();
    showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    requestAnimationFrame(() => dialog.style.removeProperty('transition'));
  }
  return () => {
    listening.abort();
    letGo();
  };
}
