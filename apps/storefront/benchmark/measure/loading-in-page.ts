/** These functions run in the measured page and cannot use anything outside of them. */

declare global {
  interface Window {
    loading: {
      /** Milliseconds since the navigation. */
      largestContentfulPaint: number;
      largestContent: string;
      cumulativeLayoutShift: number;
      /** When the page was hydrated; `undefined` on a page without React. */
      hydrated?: number;
    };
  }
}

/** Records the loading. Runs before the page's own scripts. */
export function recordLoadingMetrics() {
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

  // Dispatched by app/features/platform/rendering/hydration.ts.
  addEventListener('piri:hydrated', () => {
    loading.hydrated = performance.now();
  });
}

/** Returns the recorded figures. Called when the page is idle. */
export function readLoadingMetrics() {
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
