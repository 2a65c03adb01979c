/** These run inside the page that is measured; nothing outside of them exists there. */

declare global {
  interface Window {
    loading: {
      /** Milliseconds since the navigation. */
      largestContentfulPaint: number;
      largestContent: string;
      cumulativeLayoutShift: number;
      /** When React had taken over; undefined on a page without React. */
      hydrated?: number;
    };
  }
}

/** Runs before the page's own scripts. */
export function noteLoading() {
  const loading: Window['loading'] = {
    largestContentfulPaint: 0,
    largestContent: '',
    cumulativeLayoutShift: 0,
  };
  window.loading = loading;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url: string })[]) {
      loading.largestContentfulPaint = entry.startTime;
      loading.largestContent = entry.url || (entry.element?.textContent ?? '').trim().slice(0, 60);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) loading.cumulativeLayoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  // As app/features/platform/rendering/hydration.ts announces it.
  addEventListener('piri:hydrated', () => {
    loading.hydrated = performance.now();
  });
}

/** What is known of the page once it has come to rest. */
export function readLoading() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    ...window.loading,
    load: navigation?.loadEventEnd ?? 0,
    firstContentfulPaint: paint?.startTime ?? 0,
    elements: document.querySelectorAll('*').length,
    fontFaces: [...document.fonts].filter(({ status }) => status === 'loaded').length,
  };
}
