import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import type { Visit } from './plan-pages.ts';
import { type CaptureAttempt, openStorybookPage, type StorybookPage } from './storybook-page.ts';

/**
 * The number of pages that are open at once. A page waits for timers and frames much of the time, so there are three
 * times as many pages as processors. Twice as many used seven tenths of two processors.
 */
export const pageConcurrency = 3 * availableParallelism();

export interface VisitOptions {
  browser: Browser;
  /** The origin that serves the built Storybook. */
  origin: string;
}

/** Receives each visit and what it captured. The page waits for it before the next visit. */
type OnVisited<V extends Visit> = (visit: V, attempt: CaptureAttempt) => void | Promise<void>;

/** Makes the visits of each page, in several pages at once. */
export async function visitInPages<V extends Visit>(
  options: VisitOptions,
  pages: readonly (readonly V[])[],
  onVisited: OnVisited<V>,
): Promise<void> {
  const queue = [...pages];
  const worker = async () => {
    for (let visits = queue.shift(); visits; visits = queue.shift()) {
      await visitInPage(options, visits, onVisited);
    }
  };
  await Promise.all(Array.from({ length: pageConcurrency }, worker));
}

async function visitInPage<V extends Visit>(
  { browser, origin }: VisitOptions,
  visits: readonly V[],
  onVisited: OnVisited<V>,
): Promise<void> {
  let page: StorybookPage | undefined;
  for (const visit of visits) {
    if (page && !(await page.switchMode(visit.mode))) {
      await page.close();
      page = undefined;
    }
    page ??= await openStorybookPage(browser, origin, visit.mode);
    const attempt = await page.captureStory(visit.story.id);
    if ('error' in attempt) {
      // Continue in a new page, so that what a failed story leaves behind does not affect the next one.
      await page.close();
      page = undefined;
    }
    await onVisited(visit, attempt);
  }
  await page?.close();
}
