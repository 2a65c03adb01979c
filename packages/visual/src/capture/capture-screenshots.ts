import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type AccessibilityAuditData, describeAccessibilityChange } from '../accessibility-audit-data.ts';
import type { Mode } from '../modes.ts';
import type { StoryWithScreenshotParameters } from '../plan.ts';
import {
  compareByLabel,
  getScreenshotPathWithoutExtension,
  type ScreenshotId,
  sha256,
} from '../screenshot-id.ts';
import { planPages, type Visit } from './plan-pages.ts';
import type { CaptureAttempt } from './storybook-page.ts';
import { pageConcurrency, type VisitOptions, visitInPages } from './visit-in-pages.ts';

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

export interface CaptureScreenshotsOptions extends VisitOptions {
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
  /** Whether to take each mode in pages of its own. @default false */
  separateModes?: boolean;
}

/** A visit that was made, without the bytes of its screenshot. */
interface FirstVisit extends Visit {
  hash: string;
  audit: AccessibilityAuditData;
}

/**
 * Takes all screenshots of the plan, in several pages at once. One that is not the expected one is taken again, in a new
 * page that shows only this mode, and in the reverse order of stories. If the two captures differ, whether by chance or
 * because of what the page showed before, the screenshot is unstable.
 */
export async function captureScreenshots(
  options: CaptureScreenshotsOptions,
): Promise<ScreenshotCaptureResult[]> {
  const results: ScreenshotCaptureResult[] = [];
  const report = (result: ScreenshotCaptureResult) => {
    results.push(result);
    options.onCaptured(result);
  };
  const visits = [...options.plan].flatMap(([mode, stories]) => stories.map((story) => ({ story, mode })));
  const { separateModes = false } = options;
  const unexpected: FirstVisit[] = [];
  await visitInPages(
    options,
    planPages(visits, pageConcurrency, { separateModes }),
    async (visit, attempt) => {
      const id = toScreenshotId(visit);
      if ('error' in attempt) return report({ ...id, outcome: 'error', message: attempt.error });
      const hash = sha256(attempt.screenshot);
      const path = getScreenshotPathWithoutExtension(options.folder, id);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.png`, attempt.screenshot);
      const expected = options.expected(id);
      const audit = attempt.audit ?? {};
      if (expected === 'any' || isAsExpected(expected, hash, audit)) {
        report(describeScreenshot(options, visit, attempt, hash));
      } else unexpected.push({ ...visit, hash, audit });
    },
  );
  const repeated = planPages(unexpected.toReversed(), pageConcurrency, { separateModes: true });
  await visitInPages(options, repeated, async (first, second) =>
    report(await compareVisits(options, first, second)),
  );
  return results.sort(compareByLabel);
}

/** Returns the outcome of two visits. If they differ, also writes the second screenshot. */
async function compareVisits(
  options: CaptureScreenshotsOptions,
  first: FirstVisit,
  second: CaptureAttempt,
): Promise<ScreenshotCaptureResult> {
  const id = toScreenshotId(first);
  if ('error' in second) return { ...id, outcome: 'error', message: second.error };
  if (sha256(second.screenshot) !== first.hash) {
    const path = getScreenshotPathWithoutExtension(options.folder, id);
    await writeFile(`${path}.second.png`, second.screenshot);
    return { ...id, outcome: 'unstable' };
  }
  const reason = describeAccessibilityChange(first.audit, second.audit ?? {});
  if (reason !== null) return { ...id, outcome: 'unstable', reason };
  return describeScreenshot(options, first, second, first.hash);
}

function describeScreenshot(
  { getInputHash }: CaptureScreenshotsOptions,
  visit: Visit,
  { width, height, audit }: Exclude<CaptureAttempt, { error: string }>,
  hash: string,
): ScreenshotCaptureResult {
  const { story, mode } = visit;
  return {
    ...toScreenshotId(visit),
    outcome: 'taken',
    hash,
    width,
    height,
    duplicateReason: story.parameters.duplicateReason,
    inputs: getInputHash(story, mode),
    aria: audit?.aria ?? null,
    axe: audit?.axe ?? null,
  };
}

function toScreenshotId({ story, mode }: Visit): ScreenshotId {
  return { story: story.id, mode: mode.name };
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
