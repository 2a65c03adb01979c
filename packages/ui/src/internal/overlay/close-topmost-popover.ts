/**
 * Closes the native popover that was opened last in the dialog around `within`, and returns whether there was one.
 * Escape should close the topmost layer; otherwise the dialog would handle the key first.
 */
export function closeTopmostPopover(within: EventTarget | null): boolean {
  if (!('popover' in HTMLElement.prototype)) return false;
  const dialog = within instanceof Element ? within.closest('[role$="dialog"]') : null;
  const top = [...(dialog ?? document).querySelectorAll<HTMLElement>(':popover-open')].at(-1);
  top?.hidePopover();
  return top !== undefined;
}
