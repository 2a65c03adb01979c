import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Mode } from '../modes.ts';
import { type AccessibilityTreeAndFindings, auditAccessibility, injectAxe } from './audit.ts';
import { disableHighlights } from './disable-highlights.ts';
import { freezeClockAndRandom, frozenNow } from './freeze-clock.ts';
import { collectPageErrors, type PageErrorCollector } from './page-errors.ts';
import {
  measureContentBottom,
  readErrorDisplay,
  setGlobals,
  showStory,
  waitForFontsAndImages,
} from './page-scripts.ts';
import { replacePhotosWithColour } from './replace-photos-with-colour.ts';
import { takeScreenshot } from './take-screenshot.ts';

export type CaptureAttempt =
  | { screenshot: Buffer; width: number; height: number; audit: AccessibilityTreeAndFindings | null }
  | { error: string };

/** The maximum height of a screenshot, in its own pixels. Content further down is cut off. */
export const maxScreenshotHeight = 2000;
const margin = 24;
/**
 * How fast animations run. A picture shows their end, so the frames before it are drawn for nobody. Fades run with
 * reduced motion, too: the pictures of Modal take a quarter less time.
 */
const animationPlaybackRate = 10;
/** The minimum length of the shorter side for an image to count as a photograph, in pixels. */
const minPhotoSide = 64;
/** How long a story may take to be ready, in milliseconds. */
const defaultTimeoutMs = 20_000;

/** Opens a Storybook's preview frame in one mode. No story is shown yet. */
export async function openStorybookPage(
  browser: Browser,
  origin: string,
  mode: Mode,
  timeoutMs = defaultTimeoutMs,
): Promise<StorybookPage> {
  const page = await browser.newPage({
    viewport: { width: mode.width, height: mode.height },
    deviceScaleFactor: mode.scale,
    // Requests to any other server fail. Intercepting them would delay every request.
    proxy: { server: 'http://127.0.0.1:9', bypass: new URL(origin).host },
    ...getMediaFeatures(mode),
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  await page.addInitScript(freezeClockAndRandom, frozenNow);
  await page.addInitScript(disableHighlights);
  const errorCollector = collectPageErrors(page, origin);
  await openPreviewFrame(page, origin);
  if (mode.audit === 'tree and axe') await injectAxe(page);
  await page.evaluate(setGlobals, { globals: getGlobals(mode), shownStory: null });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: animationPlaybackRate });
  return new StorybookPage(page, devTools, errorCollector, mode, timeoutMs);
}

function getGlobals({ theme, direction }: Mode): Record<string, string> {
  return { theme, direction };
}

function getMediaFeatures(mode: Mode) {
  return {
    colorScheme: mode.theme,
    reducedMotion: mode.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: mode.forcedColours ? 'active' : 'none',
    contrast: 'no-preference',
  } as const;
}

/**
 * Loads Storybook's preview frame. The timeout is long, because a busy machine is slow and a failure would end the
 * whole run.
 */
export async function openPreviewFrame(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`, { timeout: 120_000 });
}

/** A page that shows one story after another. Switching stories is several times faster than loading the page again. */
export class StorybookPage {
  readonly #page: Page;
  readonly #devTools: CDPSession;
  readonly #errorCollector: PageErrorCollector;
  readonly #timeoutMs: number;
  #mode: Mode;
  #shownStory: string | null = null;

  constructor(
    page: Page,
    devTools: CDPSession,
    errorCollector: PageErrorCollector,
    mode: Mode,
    timeoutMs: number,
  ) {
    this.#page = page;
    this.#devTools = devTools;
    this.#errorCollector = errorCollector;
    this.#mode = mode;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Switches to another mode for the stories that follow. Returns `false` if the page must be replaced: the story that it
   * still shows failed in the other mode, which must not count as an error of the next one.
   */
  async switchMode(mode: Mode): Promise<boolean> {
    if (mode.name === this.#mode.name) return true;
    const before = this.#mode;
    const page = this.#page;
    this.#mode = mode;
    await page.setViewportSize({ width: mode.width, height: mode.height });
    await page.emulateMedia(getMediaFeatures(mode));
    if (mode.audit === 'tree and axe') await injectAxe(page);
    if (mode.theme !== before.theme || mode.direction !== before.direction) {
      const globals = getGlobals(mode);
      const switched = page.evaluate(setGlobals, { globals, shownStory: this.#shownStory }).then(
        () => true,
        // Storybook reloads the page if a story does not end in time.
        () => false,
      );
      const { promise: timedOut, resolve } = Promise.withResolvers<false>();
      const timer = setTimeout(resolve, this.#timeoutMs, false);
      const inTime = await Promise.race([switched, timedOut]).finally(() => clearTimeout(timer));
      if (!inTime) return false;
    }
    return this.#errorCollector.takeErrors().length === 0;
  }

  async captureStory(id: string): Promise<CaptureAttempt> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<CaptureAttempt>((resolve) => {
      const error = `It was not ready after ${this.#timeoutMs / 1000} seconds.`;
      timer = setTimeout(() => resolve({ error }), this.#timeoutMs);
    });
    const captured = this.#captureStory(id).catch(
      (error: Error): CaptureAttempt => ({ error: error.message }),
    );
    return Promise.race([captured, timedOut]).finally(() => clearTimeout(timer));
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async #captureStory(id: string): Promise<CaptureAttempt> {
    const page = this.#page;
    const shownStory = this.#shownStory;
    this.#shownStory = id;
    await this.#forgetImages();
    const errors = await page.evaluate(showStory, { id, shownStory });
    await this.#errorCollector.waitForRequests();
    const loadErrors = await page.evaluate(waitForFontsAndImages);
    await page.evaluate(replacePhotosWithColour, minPhotoSide);
    const display = await page.evaluate(readErrorDisplay);
    const bottom = await page.evaluate(measureContentBottom);
    const { width, scale } = this.#mode;
    const height = Math.min(bottom + margin, maxScreenshotHeight / scale);
    const screenshot = await takeScreenshot(page, { fullPage: true, clip: { x: 0, y: 0, width, height } });
    // Collect errors last, so that errors during the screenshot count too.
    const allErrors = [...errors, ...loadErrors, ...this.#errorCollector.takeErrors()];
    if (display !== null) allErrors.unshift(display);
    if (bottom === 0) allErrors.push('It rendered nothing: the root is empty.');
    if (allErrors.length > 0) return { error: [...new Set(allErrors)].join('\n') };
    const audit = this.#mode.audit ? await auditAccessibility(page, this.#mode.audit) : null;
    return { screenshot, ...getPngSize(screenshot), audit };
  }

  /**
   * Empties the browser's memory of loaded files, which it does when its cache is turned off. Otherwise it shows a larger
   * file of a photograph instead of the right one, if another story has loaded it, and its average colour may differ.
   */
  async #forgetImages(): Promise<void> {
    await this.#devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await this.#devTools.send('Network.setCacheDisabled', { cacheDisabled: false });
  }
}

/**
 * Returns the size from the PNG's header. A page that is shorter than the requested height makes a lower screenshot.
 */
function getPngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
