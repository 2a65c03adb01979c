/**
 * A ref callback for an element that scrolls: while it overflows, Tab reaches it, so that the arrow keys can scroll it.
 * Otherwise it is not a tab stop.
 */
export function makeScrollFocusable(element: HTMLElement | null) {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}
