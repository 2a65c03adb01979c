/** These functions run in the measured page and cannot use anything outside of them. */

declare global {
  interface Window {
    /** Durations of events that belong to a tap or a key press, in milliseconds. */
    interactions: number[];
  }
}

export function recordInteractions() {
  window.interactions = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.interactions.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Scrolls an element into view, as a user would who looks for it. */
export function scrollIntoView(selector: string) {
  for (const element of document.querySelectorAll(selector)) {
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width > 1 && (top < 0 || bottom > innerHeight)) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    if (width > 1) return;
  }
}

/** Returns the centre of the first visible element. */
export function findVisiblePoint(selector: string): { x: number; y: number } | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const { left, right, top, width, height } = element.getBoundingClientRect();
    const { visibility, display, opacity } = getComputedStyle(element);
    const shown = visibility !== 'hidden' && display !== 'none' && Number(opacity) > 0.05;
    if (shown && width > 1 && height > 1 && right > 0 && left < innerWidth) {
      return { x: left + width / 2, y: top + height / 2 };
    }
  }
  return undefined;
}
