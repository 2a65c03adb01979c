import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { type ApprovalIndex, getCaptureHash } from '../approved/approvals.ts';
import type { Baseline } from '../approved/baselines.ts';
import { findScreenshotFile } from '../approved/screenshot-file.ts';
import type { CapturedScreenshot } from '../capture/capture.ts';
import type { Mode } from '../modes.ts';
import type { PlannedStory } from '../plan.ts';
import { getLabel, getScreenshotPath, type ScreenshotId, sha256 } from '../screenshot-id.ts';

type Plan = ReadonlyMap<Mode, readonly PlannedStory[]>;

export interface ReuseOptions {
  plan: Plan;
  baselines: readonly Baseline[];
  approvalIndex: ApprovalIndex;
  inputsOf(story: PlannedStory, mode: Mode): string | null;
  /** Determines which screenshots are sampled: always the same ones for one commit. */
  commit: string;
}

export interface Reusable {
  /** Screenshots that need not be taken. */
  reused: readonly Extract<CapturedScreenshot, { outcome: 'taken' }>[];
  /** The rest of the plan. */
  rest: Plan;
  /** How many screenshots are taken although their inputs did not change. */
  sampled: number;
}

/** The share of unchanged screenshots that is taken anyway, to detect errors in change detection. */
const sample = 0.05;

/**
 * Finds the screenshots whose inputs equal those of the approved one. The stored file must be exactly the approved one,
 * or it could not replace a new screenshot.
 */
export function findReusable({ plan, baselines, approvalIndex, inputsOf, commit }: ReuseOptions): Reusable {
  const baselineByLabel = new Map(baselines.map((baseline) => [getLabel(baseline), baseline]));
  const reused: Extract<CapturedScreenshot, { outcome: 'taken' }>[] = [];
  let sampled = 0;
  const isUnchanged = (story: PlannedStory, mode: Mode): boolean => {
    const name = { story: story.id, mode: mode.name };
    const { hash = null, record = null } = baselineByLabel.get(getLabel(name)) ?? {};
    const inputs = inputsOf(story, mode);
    if (inputs === null || !record || record.inputs !== inputs) return false;
    const approved = approvalIndex.get(getLabel(name));
    const captureHash = getCaptureHash(approved);
    if (captureHash === null || hash !== record.hash || hash !== approved?.to) return false;
    if (isSampled(name, commit)) {
      sampled += 1;
      return false;
    }
    const { width, height, aria = null, axe = null } = record;
    const { samePicture } = story.wishes;
    reused.push({
      ...name,
      outcome: 'taken',
      reused: true,
      hash: captureHash,
      width,
      height,
      samePicture,
      inputs,
      aria,
      axe,
    });
    return true;
  };
  const rest = [...plan].map(([mode, stories]) => {
    return [mode, stories.filter((story) => !isUnchanged(story, mode))] as const;
  });
  return { reused, rest: new Map(rest.filter(([, stories]) => stories.length > 0)), sampled };
}

/** Copies approved screenshots to the paths of new ones, so that the folder is complete. */
export async function copyReused(from: string, to: string, names: readonly ScreenshotId[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(getScreenshotPath(to, name)), { recursive: true });
    const screenshot = findScreenshotFile(from, name);
    await copyFile(screenshot, `${getScreenshotPath(to, name)}${extname(screenshot)}`);
  }
}

function isSampled(name: ScreenshotId, commit: string): boolean {
  return Number.parseInt(sha256(`${commit} ${getLabel(name)}`).slice(0, 8), 16) / 2 ** 32 < sample;
}
