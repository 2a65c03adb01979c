/**
 * Remembers where the focus stands, and gives it back later: to the same element, or, when that has gone meanwhile,
 * to the heading nearest to where it was.
 */
export function returnPoint(opener: Element | null): () => void {
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
