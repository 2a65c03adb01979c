import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  at: number;
  value: number;
}

/** Records the layout shifts of pages that are opened from now on, including those after an input. */
export function recordLayoutShifts(pages: Page | BrowserContext) {
  return pages.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & Shift)[]) {
        shifts.push({ at: startTime, value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of a page's layout shifts so far. */
export async function readLayoutShiftSum(
  page: Page,
  since: 'the start' | 'the document is read' = 'the start',
) {
  const { shifts, readAt } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { shifts: Reflect.get(window, 'shifts') as Shift[], readAt: navigation?.domInteractive ?? 0 };
  });
  const first = since === 'the start' ? 0 : readAt;
  return shifts.reduce((sum, { at, value }) => (at < first ? sum : sum + value), 0);
}
