/**
 * Remembers where the focus stands, and gives it back later: to the same element, or, when that has gone meanwhile,
 * to the heading nearest to where it was.
 */
export function returnPoint(focused: Element | null): () => void {
  const opener = menuButton(focused) ?? popoverButton(focused) ?? focused;
  // Nothing had the focus, as when a page has just been loaded: then nothing is to be given back.
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => {};
  const around: Element[] = [];
  for (let parent = opener.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return () => {
    if (opener.isConnected) {
      opener.focus({ preventScroll: true });
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

/** A menu goes as soon as one of its items is chosen; what remains is the button that names it. */
function menuButton(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

/** A popover closes when something opens over the page; what remains is the button that calls for it. */
function popoverButton(focused: Element | null): Element | null {
  const { id } = focused?.closest('[popover]') ?? {};
  if (!id) return null;
  return document.querySelector(`[popovertarget=${JSON.stringify(id)}]:not([popovertargetaction="hide"])`);
}
