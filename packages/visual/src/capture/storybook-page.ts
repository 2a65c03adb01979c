import type { Browser, Page } from 'playwright-core';
import type { Mode } from '../modes.ts';
import { type AccessibilityAudit, auditAccessibility, injectAxe } from './audit.ts';
import { flattenImages } from './flatten-images.ts';
import { freezeClockAndRandom, frozenNow } from './freeze-clock.ts';
import { collectPageErrors, type PageErrorCollector } from './page-errors.ts';
import {
  measureContentBottom,
  readErrorDisplay,
  setGlobals,
  showStory,
  waitUntilSettled,
} from './page-scripts.ts';
import { takeScreenshot } from './take-screenshot.ts';

export type RawScreenshot =
  | { picture: Buffer; width: number; height: number; audit: AccessibilityAudit | null }
  | { error: string };

/** The maximum height of a screenshot, in its own pixels. Content further down is cut off. */
export const maxHeight = 2000;
const margin = 24;
/** The minimum length of the shorter side for an image to count as a photograph, in pixels. */
const photograph = 64;
/** How long a story may take to be ready, in milliseconds. */
const usualPatience = 20_000;

/** Opens a Storybook's preview frame in one mode. No story is shown yet. */
export async function openStorybook(
  browser: Browser,
  origin: string,
  mode: Mode,
  patience = usualPatience,
): Promise<StorybookPage> {
  const page = await browser.newPage({
    viewport: { width: mode.width, height: mode.height },
    deviceScaleFactor: mode.scale,
    colorScheme: mode.theme,
    reducedMotion: mode.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: mode.forcedColours ? 'active' : 'none',
    contrast: 'no-preference',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  await page.addInitScript(freezeClockAndRandom, frozenNow);
  const guard = await collectPageErrors(page, origin);
  await openPreviewFrame(page, origin);
  if (mode.audit === 'tree and axe') await injectAxe(page);
  await page.evaluate(setGlobals, { theme: mode.theme, direction: mode.direction });
  return new StorybookPage(page, guard, mode, patience);
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
  readonly #guard: PageErrorCollector;
  readonly #mode: Mode;
  readonly #patience: number;

  constructor(page: Page, guard: PageErrorCollector, mode: Mode, patience: number) {
    this.#page = page;
    this.#guard = guard;
    this.#mode = mode;
    this.#patience = patience;
  }

  async take(id: string): Promise<RawScreenshot> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<RawScreenshot>((resolve) => {
      const error = `It was not ready after ${this.#patience / 1000} seconds.`;
      late = setTimeout(() => resolve({ error }), this.#patience);
    });
    const taken = this.#take(id).catch((error: Error): RawScreenshot => ({ error: error.message }));
    return Promise.race([taken, tooLate]).finally(() => clearTimeout(late));
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async #take(id: string): Promise<RawScreenshot> {
    const page = this.#page;
    const errors = await page.evaluate(showStory, id);
    await this.#guard.quiet();
    const missing = await page.evaluate(waitUntilSettled);
    await page.evaluate(flattenImages, photograph);
    const display = await page.evaluate(readErrorDisplay);
    const bottom = await page.evaluate(measureContentBottom);
    const { width, scale } = this.#mode;
    const height = Math.min(bottom + margin, maxHeight / scale);
    const picture = await takeScreenshot(page, { fullPage: true, clip: { x: 0, y: 0, width, height } });
    // Collect errors last, so that errors during the screenshot count too.
    const found = [...errors, ...missing, ...this.#guard.takeComplaints()];
    if (display !== null) found.unshift(display);
    if (bottom === 0) found.push('It rendered nothing: the root is empty.');
    if (found.length > 0) return { error: [...new Set(found)].join('\n') };
    const heard = this.#mode.audit ? await auditAccessibility(page, this.#mode.audit) : null;
    return { picture, ...sizeOf(picture), audit: heard };
  }
}

/**
 * Returns the size from the PNG's header. A page that is shorter than the requested height makes a lower screenshot.
 */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
