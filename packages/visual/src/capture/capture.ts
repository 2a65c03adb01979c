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

/** What is known of a picture besides its bytes. */
export interface ScreenshotMetadata extends AccessibilitySnapshot {
  samePicture: string | null;
  /** Hash of everything it was made of; null where that is not known. */
  inputs?: string | null;
  /** It is the approved picture, not taken again since nothing it is made of has changed. */
  reused?: true;
}

export interface ExpectedScreenshot extends AccessibilitySnapshot {
  hash: string | null;
}

export interface CaptureOptions {
  browser: Browser;
  /** Where the built Storybook is served. */
  origin: string;
  plan: ReadonlyMap<Mode, readonly PlannedStory[]>;
  /** Where the pictures are written. */
  folder: string;
  /** What this picture is expected to be, if anything; `any` when it need not be taken twice to be believed. */
  expected(name: ScreenshotId): ExpectedScreenshot | 'any' | null;
  /** The hash of everything this picture is made of, if it is known. */
  inputsOf(story: PlannedStory, mode: Mode): string | null;
  onTaken(captured: CapturedScreenshot): void;
}

/** Half of a page's time is spent waiting for its next frame, so there is work for more pages than processors. */
export const pageConcurrency = 2 * availableParallelism();

/** Opening a page takes as long as showing it a few stories. */
const fewest = 8;

/** Takes all pictures of the plan, several pages side by side. */
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

/** So that a run in one mode has work for every page, and no page is opened for a handful of stories. */
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
      // What a failed story leaves behind must not fall upon the next one.
      await page.close();
      page = undefined;
      yield { ...name, outcome: 'error', message: shot.error } satisfies CapturedScreenshot;
    } else {
      yield await keep(options, mode, story, shot);
    }
  }
  await page?.close();
}

/** A picture that is not the expected one is taken again in a page of its own before it is believed. */
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
