/**
 * Signing out hides the button that has just had the focus, and the browser would drop it: whoever presses Tab next
 * would start at the head of the page. Here it passes to the face that shows instead. Returns the way to undo it.
 */
export function restoreMenuFocus(menu: HTMLElement) {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const faces = [...menu.children].filter((child): child is HTMLElement => child.matches('a, button'));
  let focused: Element | undefined;
  const listening = new AbortController();
  menu.addEventListener(
    'focusin',
    ({ target }) => {
      focused = faces.find((face) => face === target);
    },
    { signal: listening.signal },
  );
  menu.addEventListener(
    'focusout',
    () => {
      // One that is hidden has not been left.
      if (focused?.checkVisibility()) focused = undefined;
    },
    { signal: listening.signal },
  );
  const observer = new ResizeObserver(() => {
    if (!focused || focused.checkVisibility()) return;
    const { activeElement } = document;
    // The user has gone on to something else since.
    if (activeElement && activeElement !== document.body && activeElement !== focused) return;
    faces.find((face) => face.checkVisibility())?.focus({ preventScroll: true });
  });
  for (const face of faces) observer.observe(face);
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
