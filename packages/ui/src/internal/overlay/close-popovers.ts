/**
 * Closes what the browser itself holds above the page, such as an open menu: no layer of ours could lie over it.
 * What is open within `overlay` belongs there and stays.
 */
export function closePopovers(overlay: Element): void {
  if (!('popover' in HTMLElement.prototype)) return;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!overlay.contains(open)) open.hidePopover();
  }
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) open.close();
}
