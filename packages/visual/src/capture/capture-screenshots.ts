import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Browser } from 'playwright-core';
import { type AccessibilityAuditData, describeAccessibilityChange } from '../accessibility-audit-data.ts';
import type { Mode } from '../modes.ts';
import type { StoryWithScreenshotParameters } from '../plan.ts';
import {
  compareByLabel,
  getScreenshotPathWithoutExtension,
  type ScreenshotId,
  sha256,
} from '../screenshot-id.ts';
import { type CaptureAttempt, openStorybookPage, type StorybookPage } from './storybook-page.ts';

export type ScreenshotCaptureResult = ScreenshotId &
  (
    | ({ outcome: 'taken'; hash: string; width: number; height: number } & ScreenshotMetadata)
    | { outcome: 'unstable'; reason?: string }
    | { outcome: 'error'; message: string }
  );

/** What is stored about a screenshot besides its pixels. */
export interface ScreenshotMetadata extends AccessibilityAuditData {
  duplicateReason: string | null;
  /** Hash of all inputs of the screenshot, or `null` if they are unknown. */
  inputs?: string | null;
  /** Set if this is the approved screenshot, which was not taken again because its inputs have not changed. */
  reused?: true;
}

export interface ExpectedAppearance extends AccessibilityAuditData {
  hash: string | null;
}

export interface CaptureScreenshotsOptions {
  browser: Browser;
  /** The origin that serves the built Storybook. */
  origin: string;
  plan: ReadonlyMap<Mode, readonly StoryWithScreenshotParameters[]>;
  /** The folder that the screenshots are written to. */
  folder: string;
  /**
   * Returns the expected screenshot, `null` if there is none, or `any` if every screenshot is accepted without a second
   * capture.
   */
  expected(name: ScreenshotId): ExpectedAppearance | 'any' | null;
  /** Returns the hash of all inputs of a screenshot, or `null` if they are unknown. */
  getInputHash(story: StoryWithScreenshotParameters, mode: Mode): string | null;
  onCaptured(captured: ScreenshotCaptureResult): void;
}

/**
 * The number of pages that are open at once. A page waits for its next frame half of the time, so there are twice as
 * many pages as processors.
 */
export const pageConcurrency = 2 * availableParallelism();

/** The minimum number of stories for each page. Opening a page takes as long as showing a few stories. */
const minStoriesPerPage = 8;

/** Takes all screenshots of the plan, in several pages at once. */
export async function captureScreenshots(
  options: CaptureScreenshotsOptions,
): Promise<ScreenshotCaptureResult[]> {
  const queue = [...options.plan].flatMap(([mode, stories]) =>
    splitIntoPortions(stories).map((portion) => [mode, portion] as const),
  );
  const results: ScreenshotCaptureResult[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      for await (const captured of captureStoriesInMode(options, ...next)) {
        results.push(captured);
        options.onCaptured(captured);
      }
    }
  };
  await Promise.all(Array.from({ length: pageConcurrency }, worker));
  return results.sort(compareByLabel);
}

/**
 * Splits a mode's stories into portions, one for each page. Even a run in a single mode has work for every page, and no
 * page is opened for a handful of stories.
 */
function splitIntoPortions(
  stories: readonly StoryWithScreenshotParameters[],
): StoryWithScreenshotParameters[][] {
  const size = Math.max(minStoriesPerPage, Math.ceil(stories.length / pageConcurrency));
  const starts = Array.from({ length: Math.ceil(stories.length / size) }, (_, index) => index * size);
  return starts.map((start) => stories.slice(start, start + size));
}

async function* captureStoriesInMode(
  options: CaptureScreenshotsOptions,
  mode: Mode,
  stories: readonly StoryWithScreenshotParameters[],
) {
  let page: StorybookPage | undefined;
  for (const story of stories) {
    const id = { story: story.id, mode: mode.name };
    page ??= await openStorybookPage(options.browser, options.origin, mode);
    const attempt = await page.captureStory(story.id);
    if ('error' in attempt) {
      // Continue in a new page, so that what a failed story leaves behind does not affect the next one.
      await page.close();
      page = undefined;
      yield { ...id, outcome: 'error', message: attempt.error } satisfies ScreenshotCaptureResult;
    } else {
      yield await saveScreenshot(options, mode, story, attempt);
    }
  }
  await page?.close();
}

/**
 * Writes a screenshot and returns its outcome. If it is not the expected one, takes it again in a new page. If the two
 * captures differ, the screenshot is unstable.
 */
async function saveScreenshot(
  options: CaptureScreenshotsOptions,
  mode: Mode,
  story: StoryWithScreenshotParameters,
  attempt: Exclude<CaptureAttempt, { error: string }>,
): Promise<ScreenshotCaptureResult> {
  const id = { story: story.id, mode: mode.name };
  const { screenshot: picture, width, height, audit } = attempt;
  const hash = sha256(picture);
  const path = getScreenshotPathWithoutExtension(options.folder, id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.png`, picture);
  const expected = options.expected(id);
  if (expected !== 'any' && !isAsExpected(expected, hash, audit ?? {})) {
    const page = await openStorybookPage(options.browser, options.origin, mode);
    const second = await page.captureStory(id.story).finally(() => page.close());
    if ('error' in second) return { ...id, outcome: 'error', message: second.error };
    if (sha256(second.screenshot) !== hash) {
      await writeFile(`${path}.second.png`, second.screenshot);
      return { ...id, outcome: 'unstable' };
    }
    const reason = describeAccessibilityChange(audit ?? {}, second.audit ?? {});
    if (reason !== null) return { ...id, outcome: 'unstable', reason };
  }
  return {
    ...id,
    outcome: 'taken',
    hash,
    width,
    height,
    duplicateReason: story.parameters.duplicateReason,
    inputs: options.getInputHash(story, mode),
    aria: audit?.aria ?? null,
    axe: audit?.axe ?? null,
  };
}

function isAsExpected(
  expected: ExpectedAppearance | null,
  hash: string,
  actual: AccessibilityAuditData,
): boolean {
  return (
    expected !== null && expected.hash === hash && describeAccessibilityChange(expected, actual) === null
  );
}
