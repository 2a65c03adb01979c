/**
 * Closes the native popover that was opened last within the dialog around `within`, and says whether there was one.
 * Escape means what lies on top; the dialog would otherwise hear of the key first.
 */
export function closeTopmostPopover(within: EventTarget | null): boolean {
  if (!('popover' in HTMLElement.prototype)) return false;
  const dialog = within instanceof Element ? within.closest('[role$="dialog"]') : null;
  const top = [...(dialog ?? document).querySelectorAll<HTMLElement>(':popover-open')].at(-1);
  top?.hidePopover();
  return top !== undefined;
}
