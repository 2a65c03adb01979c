/**
 * A ref for an element that scrolls: while there is more than can be seen, Tab reaches it, so that the arrow keys can
 * move it. At rest it is no stop on the way.
 */
export function focusableScroll(element: HTMLElement | null) {
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
