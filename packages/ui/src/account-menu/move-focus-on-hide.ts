/**
 * Moves the focus to the visible child of the menu when the focused one is hidden, as on signing out. Otherwise the
 * browser drops the focus, and the next Tab starts at the top of the page. Returns a function that stops it.
 */
export function moveFocusOnHide(menu: HTMLElement) {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const children = [...menu.children].filter((child): child is HTMLElement => child.matches('a, button'));
  let focused: Element | undefined;
  const listening = new AbortController();
  menu.addEventListener(
    'focusin',
    ({ target }) => {
      focused = children.find((child) => child === target);
    },
    { signal: listening.signal },
  );
  menu.addEventListener(
    'focusout',
    () => {
      // If the element is hidden, the user did not leave it.
      if (focused?.checkVisibility()) focused = undefined;
    },
    { signal: listening.signal },
  );
  const observer = new ResizeObserver(() => {
    if (!focused || focused.checkVisibility()) return;
    const { activeElement } = document;
    // The user has moved on to something else since.
    if (activeElement && activeElement !== document.body && activeElement !== focused) return;
    children.find((child) => child.checkVisibility())?.focus({ preventScroll: true });
  });
  for (const child of children) observer.observe(child);
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
