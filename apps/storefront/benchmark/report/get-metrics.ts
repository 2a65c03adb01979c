import type { PageMeasurement } from '../measure-page.ts';
import { getTapMetrics } from './get-tap-metrics.ts';
import type { Metric } from './rate-metric.ts';

const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

/** Returns the figures by which a page is rated. Others are in its JSON. */
export function getMetrics(measured: PageMeasurement): Metric[] {
  return [
    ...getLighthouseMetrics(measured),
    ...getLoadMetrics(measured),
    ...getByteMetrics(measured),
    ...getTapMetrics(measured),
  ];
}

/** Personal pages are excluded from search engines, for which Lighthouse deducts points. */
const outOfSearch = new Set(['checkout', 'cart']);

function getLighthouseMetrics({ page, lighthouse, ratios }: PageMeasurement): Metric[] {
  const scores = Object.entries(lighthouse.scores).map(([category, value]): Metric => {
    if (category === 'seo' && outOfSearch.has(page)) return { name: 'Lighthouse seo', value, unit: '' };
    const must = category === 'performance' ? 99 : 100;
    return { name: `Lighthouse ${category}`, value, unit: '', must, aim: 100, more: true };
  });
  const { total, groups } = lighthouse.mainThread;
  return [
    ...scores,
    { name: 'FCP', value: lighthouse.firstContentfulPaint, unit: 'ms', must: 950, aim: 850 },
    { name: 'LCP', value: lighthouse.largestContentfulPaint, unit: 'ms', must: 1300, aim: 1000 },
    { name: 'TBT', value: lighthouse.totalBlockingTime, unit: 'ms', must: 100, aim: 30 },
    { name: 'CLS', value: Math.round(lighthouse.cumulativeLayoutShift * 1000) / 1000, unit: '', must: 0 },
    { name: 'Main thread', value: total, unit: 'ms', must: 2000, aim: 1500 },
    ...getRatioMetrics("Main thread / floor's", ratios.mainThread),
    ...Object.entries(groups).map(
      ([group, value]): Metric => ({ name: `Main thread, ${group}`, value, unit: 'ms' }),
    ),
  ];
}

/** Pages whose largest paint is compared with the floor's. */
const paintedFirst = new Set(['home', 'shop', 'details']);

function getLoadMetrics({ page, throttledLoad, ratios }: PageMeasurement): Metric[] {
  const { hydratedAfterLoad, hydrated } = throttledLoad;
  // The list of 24 items is the shop's longest document.
  const elements = page === 'shop' ? { must: 1400, aim: 900 } : {};
  const paint = paintedFirst.has(page) ? { must: 1.35, aim: 1.15 } : {};
  return [
    { name: 'Real FCP', value: throttledLoad.firstContentfulPaint, unit: 'ms' },
    { name: 'Real LCP', value: throttledLoad.largestContentfulPaint, unit: 'ms' },
    ...getRatioMetrics("Real LCP / floor's", ratios.largestContentfulPaint, paint),
    {
      name: 'Real CLS, the worst run',
      value: throttledLoad.cumulativeLayoutShift,
      unit: '',
      must: 0.02,
      aim: 0,
    },
    ...(hydrated === undefined || hydratedAfterLoad === undefined
      ? []
      : [
          { name: 'Hydrated at', value: hydrated, unit: 'ms' } as const,
          {
            name: 'Hydrated after load',
            value: hydratedAfterLoad,
            unit: 'ms',
            must: 1500,
            aim: 1000,
          } as const,
        ]),
    { name: 'Elements at load', value: throttledLoad.elementsAtLoad, unit: '' },
    { name: 'Elements at rest', value: throttledLoad.elements, unit: '', ...elements },
    { name: 'Font faces loaded', value: throttledLoad.fontFaces, unit: '' },
    { name: 'Layouts', value: throttledLoad.layouts, unit: '' },
    { name: 'Style recalculations', value: throttledLoad.styleRecalculations, unit: '' },
  ];
}

function getByteMetrics({ bytes: { all, beforeLoad, beforeLargestImage } }: PageMeasurement): Metric[] {
  return [
    { name: 'HTML, brotli', value: kilobytes(all.html.brotli), unit: 'KB', must: 20 },
    {
      name: 'HTML with the whole sheet, brotli',
      value: kilobytes(all.html.brotli + all.style.brotli),
      unit: 'KB',
      aim: 14,
    },
    { name: 'JavaScript, brotli', value: kilobytes(all.script.brotli), unit: 'KB', must: 120, aim: 100 },
    {
      name: 'JavaScript before the largest picture, brotli',
      value: kilobytes(beforeLargestImage.script.brotli),
      unit: 'KB',
      must: 0,
    },
    { name: 'Font files', value: all.font.requests, unit: '' },
    { name: 'Fonts', value: kilobytes(all.font.wire), unit: 'KB' },
    { name: 'Pictures before load', value: kilobytes(beforeLoad.picture.wire), unit: 'KB' },
    { name: 'Pictures', value: kilobytes(all.picture.wire), unit: 'KB' },
    { name: 'Data after load', value: kilobytes(all.data.wire), unit: 'KB' },
  ];
}

function getRatioMetrics(
  name: string,
  value: number | undefined,
  limits: Pick<Metric, 'must' | 'aim'> = {},
): Metric[] {
  return value === undefined ? [] : [{ name, value, unit: '×', ...limits }];
}
