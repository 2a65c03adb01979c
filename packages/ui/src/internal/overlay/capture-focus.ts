/**
 * Remembers which element has the focus when an overlay opens. The returned function restores the focus after the
 * overlay has closed: to `preferred` if it is on the page, else to that element, else, if that has been removed, to
 * the nearest heading. If that element is in another overlay that has closed meanwhile, it restores the focus of that
 * one.
 *
 * It does nothing if the focus is already outside the overlay, or if the user has moved on to another page: letters
 * that are being typed must not end up elsewhere. For the same reason call it as soon as the overlay closes, not when
 * its animation has ended.
 */
export function captureFocus(focused: Element | null): RestoreFocus {
  const { pathname } = location;
  const opener = menuButton(focused) ?? popoverButton(focused) ?? focused;
  const around: Element[] = [];
  for (let parent = opener?.parentElement; parent; parent = parent.parentElement) around.push(parent);

  return (overlay, preferred) => {
    if (hasFocusElsewhere(overlay) || location.pathname !== pathname) return;
    if (preferred?.isConnected) {
      preferred.focus({ preventScroll: true });
      return;
    }
    // Nothing had the focus, for example because the page had just been loaded: there is nothing to restore.
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    if (opener.isConnected) {
      const closed = opener.closest('[data-slot="scrim"][inert]');
      const restoreOuter = closed && restorers.get(closed);
      if (restoreOuter) restoreOuter(overlay);
      else opener.focus({ preventScroll: true });
      return;
    }
    const heading = around
      .filter((element) => element.isConnected)
      .map((element) => element.querySelector<HTMLElement>('h1, h2, h3, h4'))
      .find((found) => found !== null);
    if (!heading) return;
    const { tabIndex } = heading;
    if (tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}

/** What restores the focus of each overlay, by its scrim. */
const restorers = new WeakMap<Element, RestoreFocus>();

/** Registers what restores the focus of an overlay, for overlays that were opened from within it. */
export function registerRestoreFocus(scrim: Element, restoreFocus: RestoreFocus): void {
  restorers.set(scrim, restoreFocus);
}

/**
 * @param overlay what closes; `null` if it has been removed from the page
 * @param preferred takes the focus instead of the element that had it before
 */
export type RestoreFocus = (overlay: Element | null, preferred?: HTMLElement | null) => void;

/** While an overlay closes, the focus is still inside it, or nowhere because the overlay is inert or removed. */
function hasFocusElsewhere(overlay: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && !overlay?.contains(activeElement);
}

/** Returns the button that names the menu: a menu closes as soon as one of its items is chosen. */
function menuButton(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

/** Returns the button that opens the popover: a popover closes when something opens over the page. */
function popoverButton(focused: Element | null): Element | null {
  const { id } = focused?.closest('[popover]') ?? {};
  if (!id) return null;
  return document.querySelector(`[popovertarget=${JSON.stringify(id)}]:not([popovertargetaction="hide"])`);
}
