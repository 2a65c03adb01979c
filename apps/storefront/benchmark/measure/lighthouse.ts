import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { calculateMedian } from './calculate-median.ts';
import { startChromium } from './chromium.ts';
import { getMainThreadTime, getMedianMainThreadTime, type MainThreadTime } from './main-thread-time.ts';
import { measureOtherCpuPercent } from './processor-share.ts';

/**
 * Excludes a trace category: the small build 147 fails to load a page while it records the used web features
 * (`net::ERR_ABORTED`). No score depends on them. Lighthouse has a setting to trace more, but none to trace less.
 */
const traced = Trace.getDefaultTraceCategories().filter((name) => name !== 'blink.webdx_feature_usage');
Trace.getDefaultTraceCategories = () => traced;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseFigures = Awaited<ReturnType<typeof runLighthouse>>;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Run = ReturnType<typeof figuresOf>;

/** Runs Lighthouse with its own simulated phone and slow connection. Returns the median of each figure. */
export async function runLighthouse(url: string, runs: number) {
  const reports: Report[] = [];
  const found: Run[] = [];
  while (reports.length < runs) {
    const others = await measureOtherCpuPercent();
    const report = await runOnce(url);
    reports.push(report);
    found.push(figuresOf(report, others));
  }
  const of = (figure: (run: Run) => number) => calculateMedian(found.map(figure));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, calculateMedian(reports.map((report) => score(report, name)))]),
    ),
    firstContentfulPaint: of((run) => run.firstContentfulPaint),
    largestContentfulPaint: of((run) => run.largestContentfulPaint),
    totalBlockingTime: of((run) => run.totalBlockingTime),
    cumulativeLayoutShift: of((run) => run.cumulativeLayoutShift),
    speedIndex: of((run) => run.speedIndex),
    mainThread: getMedianMainThreadTime(found.map(({ mainThread }) => mainThread)),
    failedAudits: [...new Set(reports.flatMap(failedAudits))].sort(),
    runs: found,
  };
}

async function runOnce(url: string): Promise<Report> {
  const chrome = await startChromium();
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
    if (!result) throw new Error('Lighthouse returned no report.');
    if (result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function figuresOf(report: Report, others: number | undefined) {
  return {
    performance: score(report, 'performance'),
    firstContentfulPaint: figure(report, 'first-contentful-paint'),
    largestContentfulPaint: figure(report, 'largest-contentful-paint'),
    totalBlockingTime: figure(report, 'total-blocking-time'),
    cumulativeLayoutShift: figure(report, 'cumulative-layout-shift'),
    speedIndex: figure(report, 'speed-index'),
    mainThread: mainThread(report),
    /** How fast the machine was at that moment. A run far below the others says nothing about the page. */
    benchmarkIndex: Math.round(report.environment.benchmarkIndex),
    /** The processor use of other programs just before, in percent. */
    otherCpuPercent: others,
  };
}

function mainThread(report: Report): MainThreadTime {
  const { details } = report.audits['mainthread-work-breakdown'] ?? {};
  if (details?.type !== 'table')
    throw new Error('The Lighthouse report has no breakdown of the main-thread work.');
  return getMainThreadTime(details.items as { group: string; duration: number }[]);
}

function score(report: Report, category: string) {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function figure(report: Report, audit: string) {
  const value = report.audits[audit]?.numericValue;
  if (value === undefined)
    throw new Error(`Lighthouse could not measure ${audit}: ${report.audits[audit]?.errorMessage}`);
  return audit === 'cumulative-layout-shift' ? value : Math.round(value);
}

/** Returns the audits that cost points and those that Lighthouse only advises, each with its category. */
function failedAudits(report: Report): string[] {
  return Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, group }) => {
        const result = report.audits[id];
        return (
          group !== 'metrics' && group !== 'hidden' && typeof result?.score === 'number' && result.score < 0.9
        );
      })
      .map(({ id, weight }) => `${category}: ${id}${weight > 0 ? '' : ' (advice)'}`),
  );
}
