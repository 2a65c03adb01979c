import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Browser } from 'playwright-core';
import { type AccessibilitySnapshot, describeAccessibilityChange } from '../accessibility-snapshot.ts';
import type { Mode } from '../modes.ts';
import type { PlannedStory } from '../plan.ts';
import { compareByLabel, getScreenshotPath, type ScreenshotId, sha256 } from '../screenshot-id.ts';
import { openStorybook, type RawScreenshot, type StorybookPage } from './storybook-page.ts';

export type CapturedScreenshot = ScreenshotId &
  (
    | ({ outcome: 'taken'; hash: string; width: number; height: number } & ScreenshotMetadata)
    | { outcome: 'unstable'; reason?: string }
    | { outcome: 'error'; message: string }
  );

/** What is stored about a screenshot besides its pixels. */
export interface ScreenshotMetadata extends AccessibilitySnapshot {
  samePicture: string | null;
  /** Hash of all inputs of the screenshot, or `null` if they are unknown. */
  inputs?: string | null;
  /** Set if this is the approved screenshot, which was not taken again because its inputs have not changed. */
  reused?: true;
}

export interface ExpectedScreenshot extends AccessibilitySnapshot {
  hash: string | null;
}

export interface CaptureOptions {
  browser: Browser;
  /** The origin that serves the built Storybook. */
  origin: string;
  plan: ReadonlyMap<Mode, readonly PlannedStory[]>;
  /** The folder that the screenshots are written to. */
  folder: string;
  /**
   * Returns the expected screenshot, `null` if there is none, or `any` if every screenshot is accepted without a second
   * capture.
   */
  expected(name: ScreenshotId): ExpectedScreenshot | 'any' | null;
  /** Returns the hash of all inputs of a screenshot, or `null` if they are unknown. */
  inputsOf(story: PlannedStory, mode: Mode): string | null;
  onTaken(captured: CapturedScreenshot): void;
}

/**
 * The number of pages that are open at once. A page waits for its next frame half of the time, so there are twice as
 * many pages as processors.
 */
export const pageConcurrency = 2 * availableParallelism();

/** The minimum number of stories for each page. Opening a page takes as long as showing a few stories. */
const fewest = 8;

/** Takes all screenshots of the plan, in several pages at once. */
export async function capture(options: CaptureOptions): Promise<CapturedScreenshot[]> {
  const waiting = [...options.plan].flatMap(([mode, stories]) =>
    portionsOf(stories).map((portion) => [mode, portion] as const),
  );
  const taken: CapturedScreenshot[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for await (const captured of captureMode(options, ...next)) {
        taken.push(captured);
        options.onTaken(captured);
      }
    }
  };
  await Promise.all(Array.from({ length: pageConcurrency }, worker));
  return taken.sort(compareByLabel);
}

/**
 * Splits a mode's stories into portions, one for each page. Even a run in a single mode has work for every page, and no
 * page is opened for a handful of stories.
 */
function portionsOf(stories: readonly PlannedStory[]): PlannedStory[][] {
  const size = Math.max(fewest, Math.ceil(stories.length / pageConcurrency));
  const starts = Array.from({ length: Math.ceil(stories.length / size) }, (_, at) => at * size);
  return starts.map((start) => stories.slice(start, start + size));
}

async function* captureMode(options: CaptureOptions, mode: Mode, stories: readonly PlannedStory[]) {
  let page: StorybookPage | undefined;
  for (const story of stories) {
    const name = { story: story.id, mode: mode.name };
    page ??= await openStorybook(options.browser, options.origin, mode);
    const shot = await page.take(story.id);
    if ('error' in shot) {
      // Continue in a new page, so that what a failed story leaves behind does not affect the next one.
      await page.close();
      page = undefined;
      yield { ...name, outcome: 'error', message: shot.error } satisfies CapturedScreenshot;
    } else {
      yield await keep(options, mode, story, shot);
    }
  }
  await page?.close();
}

/**
 * Writes a screenshot and returns its outcome. If it is not the expected one, takes it again in a new page. If the two
 * captures differ, the screenshot is unstable.
 */
async function keep(
  options: CaptureOptions,
  mode: Mode,
  story: PlannedStory,
  shot: Exclude<RawScreenshot, { error: string }>,
): Promise<CapturedScreenshot> {
  const name = { story: story.id, mode: mode.name };
  const { picture, width, height, audit } = shot;
  const hash = sha256(picture);
  const path = getScreenshotPath(options.folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.png`, picture);
  const expected = options.expected(name);
  if (expected !== 'any' && !isAsExpected(expected, hash, audit ?? {})) {
    const page = await openStorybook(options.browser, options.origin, mode);
    const second = await page.take(name.story).finally(() => page.close());
    if ('error' in second) return { ...name, outcome: 'error', message: second.error };
    if (sha256(second.picture) !== hash) {
      await writeFile(`${path}.second.png`, second.picture);
      return { ...name, outcome: 'unstable' };
    }
    const reason = describeAccessibilityChange(audit ?? {}, second.audit ?? {});
    if (reason !== null) return { ...name, outcome: 'unstable', reason };
  }
  return {
    ...name,
    outcome: 'taken',
    hash,
    width,
    height,
    samePicture: story.wishes.samePicture,
    inputs: options.inputsOf(story, mode),
    aria: audit?.aria ?? null,
    axe: audit?.axe ?? null,
  };
}

function isAsExpected(
  expected: ExpectedScreenshot | null,
  hash: string,
  heard: AccessibilitySnapshot,
): boolean {
  return expected !== null && expected.hash === hash && describeAccessibilityChange(expected, heard) === null;
}
