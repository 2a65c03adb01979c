/**
 * Closes popovers and modal dialogs in the browser's top layer, such as an open menu, because no overlay of ours could
 * be above them. Popovers within `overlay` stay open.
 */
export function closeTopLayerOutside(overlay: Element): void {
  if (!('popover' in HTMLElement.prototype)) return;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!overlay.contains(open)) open.hidePopover();
  }
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) open.close();
}
