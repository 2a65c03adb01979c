/**
 * Makes a `<dialog popover>` open as a modal dialog, whatever button calls for the popover. If it is open as a popover
 * already, it changes over on the spot and the focus stays where it is. Returns the way to undo it.
 */
export function keepModal(dialog: HTMLDialogElement) {
  // Without popovers nothing calls for one, and the question whether it is open would be an error.
  if (!('popover' in dialog)) return undefined;
  const listening = new AbortController();
  const root = document.documentElement;
  let changing = false;

  function showModal() {
    // Where the scroll bar takes room, the room stays, so that the page does not widen when the bar goes.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
    changing = true;
    dialog.showModal();
    changing = false;
  }
  function unlock() {
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
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
  dialog.addEventListener('close', unlock, { signal: listening.signal });

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
    if (dialog.open) unlock();
  };
}
