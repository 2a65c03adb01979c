import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startFakeReviewServer } from '../../review-page/testing/fake-review-server.ts';
import { createReviewWithImagesFixture } from '../../review-page/testing/review-with-images-fixture.ts';
import { launchChromium } from '../browser/browser.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import type { Paths } from '../paths.ts';
import { buildReviewPage } from '../review/build-review-page.ts';
import type { ReviewData, ReviewImage, ReviewScreenshot } from '../review/review-data.ts';

const count = 2000;
const presses = 60;
/** Pause between two key presses in milliseconds, like that of a fast reviewer. */
const pause = 250;
/** The limit until the next paint, in milliseconds. */
const maxMs = 100;

/** Measures the time from a key press to the next paint in a review of 2000 screenshots, in milliseconds. */
export async function benchmarkReview(paths: Paths): Promise<ExitCode> {
  const { review, folder } = await createReviewWithImagesFixture();
  const many = multiplied(review);
  const server = await startFakeReviewServer({
    review: many,
    page: await buildReviewPage(),
    pictures: folder,
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.origin);
    await page.locator('[data-pane] img').first().waitFor();
    const meter = await openMeter(page);
    await page.evaluate(watch);
    const report: Record<string, Measured> = {};
    for (const [what, key] of Object.entries({ approve: 'a', 'next story': 'j', 'next mode': 'm' })) {
      report[what] = await measure(page, key, meter);
      const { median, p95, shown, work } = report[what];
      console.log(
        `${what}: next paint ${median} ms, ${p95} at the 95th percentile; both pictures are shown after ${shown} ms. ` +
          `It takes ${work} ms of work on the main thread.`,
      );
    }
    const megabytes = Math.round((await meter()).memory / 2 ** 20);
    console.log(`${megabytes} MB of script memory.`);
    await mkdir(paths.reports, { recursive: true });
    const text = JSON.stringify({ pictures: count, presses, report, megabytes }, null, 2);
    await writeFile(join(paths.reports, 'visual-benchmark.json'), `${text}\n`);
    return Object.values(report).every(({ p95 }) => p95 <= maxMs) ? exitCodes.approved : exitCodes.unapproved;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Repeats the screenshots, each with its own URL, so that each is loaded and decoded. */
function multiplied(review: ReviewData): ReviewData {
  const shown = review.pictures.filter(({ before, after }) => before && after);
  const ownImage = (side: ReviewImage | null, index: number) =>
    side && { ...side, source: `${side.source}?${index}` };
  const screenshots = Array.from({ length: count }, (_, index): ReviewScreenshot => {
    const like = shown[index % 3];
    if (!like) throw new Error('The review has too few pictures to repeat.');
    const story = `components-part${Math.floor(index / 60)}--s${Math.floor(index / 3)}`;
    return {
      ...like,
      story,
      label: `${story} ${like.mode}`,
      title: `Components/Part ${Math.floor(index / 60)}`,
      name: `Story ${Math.floor(index / 3)}`,
      cause: null,
      before: ownImage(like.before, index),
      after: ownImage(like.after, index),
    };
  });
  return { ...review, pictures: screenshots, causes: [] };
}

interface Watched {
  paints: number[];
  shown: number[];
}

interface Measured {
  median: number;
  p95: number;
  /** Time until both screenshots are drawn, at the 95th percentile. */
  shown: number;
  /** Main-thread time of scripts, styles and layout per key press. Other programs hardly affect it. */
  work: number;
}

async function measure(page: Page, key: string, meter: Meter): Promise<Measured> {
  await page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    Object.assign(watched, { paints: [], shown: [] });
  });
  const before = await meter();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
  const work = ((await meter()).work - before.work) * 1000;
  const { paints, shown } = await page.evaluate(
    () => (globalThis as unknown as { watched: Watched }).watched,
  );
  return {
    median: at(paints, 0.5),
    p95: at(paints, 0.95),
    shown: at(shown, 0.95),
    work: Math.round(work / presses),
  };
}

type Meter = () => Promise<{ work: number; memory: number }>;

async function openMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable', {});
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (wantedName: string) => metrics.find(({ name }) => name === wantedName)?.value ?? 0;
    const work = value('ScriptDuration') + value('LayoutDuration') + value('RecalcStyleDuration');
    return { work, memory: value('JSHeapUsedSize') };
  };
}

/** Records how long after each key press the next paint and the next screenshots come. Runs in the page. */
function watch(): void {
  const watched: Watched = { paints: [], shown: [] };
  Object.assign(globalThis, { watched });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') watched.paints.push(duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const sources = () =>
    [...document.querySelectorAll<HTMLImageElement>('[data-pane] img')].map(({ src }) => src).join();
  let [pressed, before] = [0, ''];
  addEventListener('keydown', () => ([pressed, before] = [performance.now(), sources()]), { capture: true });
  // Observe mutations, because polling in every frame would itself cost time.
  new MutationObserver(() => {
    const now = sources();
    if (pressed === 0 || now === '' || now === before) return;
    watched.shown.push(Math.round(performance.now() - pressed));
    pressed = 0;
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
}

/** Returns a percentile. The browser does not report paints within one frame, so they count as one frame. */
function at(times: readonly number[], share: number): number {
  const all = [...times, ...Array.from({ length: Math.max(0, presses - times.length) }, () => 16)];
  return all.sort((one, other) => one - other)[Math.floor((all.length - 1) * share)] ?? 0;
}
