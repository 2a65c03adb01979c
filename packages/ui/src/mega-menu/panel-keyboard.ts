/**
 * Returns the link that a key moves to inside an open panel: up and down through all its links, sideways from group to
 * group. Returns `undefined` for ArrowUp on the first link, which leaves the panel, and for every other key.
 */
export function getLinkForKey(panel: Element, key: string, rightToLeft: boolean) {
  const links = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const focused = links.indexOf(document.activeElement as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return links[Math.min(focused + 1, links.length - 1)];
    case 'ArrowUp':
      return links[focused - 1];
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'ArrowRight':
      return groupStep(panel, rightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return groupStep(panel, rightToLeft ? 1 : -1);
    default:
      return undefined;
  }
}

function groupStep(panel: Element, step: 1 | -1) {
  const groups = [...panel.querySelectorAll('[data-slot=mega-menu-group]')];
  const here = groups.findIndex((group) => group.contains(document.activeElement));
  const there = groups[Math.max(0, Math.min(here + step, groups.length - 1))];
  return there?.querySelector<HTMLElement>('a[href]') ?? undefined;
}
