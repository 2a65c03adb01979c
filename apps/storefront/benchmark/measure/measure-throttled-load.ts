import { setTimeout as sleep } from 'node:timers/promises';
import { calculateMedian } from './calculate-median.ts';
import { type EmulatedPhonePage, throttleNetworkAndCpu, withEmulatedPhone } from './emulated-phone.ts';
import { readLoadingMetrics, recordLoadingMetrics } from './loading-in-page.ts';
import { measureOtherCpuPercent } from './processor-share.ts';

const rest = 5_000;

export type ThrottledLoad = Awaited<ReturnType<typeof measureThrottledLoad>>;

/** Measures cold visits with real throttling of network and processor. Returns the median of each figure. */
export async function measureThrottledLoad(url: string, runs: number) {
  const loads: (Awaited<ReturnType<typeof load>> & { otherCpuPercent: number | undefined })[] = [];
  while (loads.length < runs) {
    const others = await measureOtherCpuPercent();
    loads.push({ ...(await withEmulatedPhone((phone) => load(phone, url))), otherCpuPercent: others });
  }
  const of = (figure: (load: (typeof loads)[number]) => number) => calculateMedian(loads.map(figure));
  const hydrations = loads.flatMap(({ hydrated }) => hydrated ?? []);
  return {
    firstContentfulPaint: of((run) => run.firstContentfulPaint),
    largestContentfulPaint: of((run) => run.largestContentfulPaint),
    cumulativeLayoutShift: Math.max(...loads.map((run) => run.cumulativeLayoutShift)),
    loaded: of((run) => run.load),
    /** `undefined` on a page without React. */
    hydrated: hydrations.length > 0 ? calculateMedian(hydrations.map(({ at }) => at)) : undefined,
    hydratedAfterLoad:
      hydrations.length > 0 ? calculateMedian(hydrations.map(({ afterLoad }) => afterLoad)) : undefined,
    elementsAtLoad: of((run) => run.elementsAtLoad),
    elements: of((run) => run.elements),
    fontFaces: of((run) => run.fontFaces),
    layouts: of((run) => run.layouts),
    styleRecalculations: of((run) => run.styleRecalculations),
    runs: loads,
  };
}

async function load(phone: EmulatedPhonePage, url: string) {
  const { page, protocol } = phone;
  await page.addInitScript(recordLoadingMetrics);
  await protocol.send('Performance.enable');
  await throttleNetworkAndCpu(phone);
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  const elementsAtLoad = await page.evaluate(() => document.querySelectorAll('*').length);
  await sleep(rest);
  const { hydrated, cumulativeLayoutShift, ...found } = await page.evaluate(readLoadingMetrics);
  const { metrics } = await protocol.send('Performance.getMetrics');
  const counted = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    firstContentfulPaint: Math.round(found.firstContentfulPaint),
    largestContentfulPaint: Math.round(found.largestContentfulPaint),
    largestContent: found.largestContent,
    // The sum over the whole visit, as measured for the shops that we compare with.
    cumulativeLayoutShift: Math.round(cumulativeLayoutShift * 1000) / 1000,
    load: Math.round(found.load),
    hydrated:
      hydrated === undefined
        ? undefined
        : { at: Math.round(hydrated), afterLoad: Math.max(0, Math.round(hydrated - found.load)) },
    elementsAtLoad,
    elements: found.elements,
    fontFaces: found.fontFaces,
    layouts: counted('LayoutCount'),
    styleRecalculations: counted('RecalcStyleCount'),
  };
}
