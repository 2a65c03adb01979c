import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Loading stories, images and frames move a page for about this long. */
const settleDuration = 1500;

const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Follows a link of “On this page”. Storybook's own animation calculates its end before it starts, so it stops in the
 * middle of the page if something above the section loads meanwhile. This jumps, and stays at the section until the page
 * has settled or the reader scrolls.
 */
export function followContentsLink(event: {
  preventDefault(): void;
  currentTarget: EventTarget | null;
}): void {
  if (!(event.currentTarget instanceof HTMLAnchorElement)) return;
  const { hash } = event.currentTarget;
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!section) return;
  event.preventDefault();
  // At the end of the page, Storybook marks the section in the URL, because not every section reaches the top.
  history.replaceState(history.state, '', hash);
  addons.getChannel().emit(NAVIGATE_URL, hash);
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  stayAt(section);
}

function stayAt(section: HTMLElement): void {
  const scroll = () => section.scrollIntoView({ block: 'start', behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const name of inputEvents) window.removeEventListener(name, stop);
  };
  scroll();
  observer.observe(document.body);
  for (const name of inputEvents) window.addEventListener(name, stop, { passive: true });
  setTimeout(stop, settleDuration);
}
