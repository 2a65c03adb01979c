import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import type { Baseline } from '../approved/baselines.ts';
import { type ApprovalIndex, getApprovedCaptureHash } from '../approved/review-records.ts';
import { resolveScreenshotFile } from '../approved/screenshot-file.ts';
import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import type { Mode } from '../modes.ts';
import type { StoryWithScreenshotParameters } from '../plan.ts';
import {
  getScreenshotLabel,
  getScreenshotPathWithoutExtension,
  type ScreenshotId,
  sha256,
} from '../screenshot-id.ts';

type Plan = ReadonlyMap<Mode, readonly StoryWithScreenshotParameters[]>;

export interface ScreenshotReuseOptions {
  plan: Plan;
  baselines: readonly Baseline[];
  approvalIndex: ApprovalIndex;
  getInputHash(story: StoryWithScreenshotParameters, mode: Mode): string | null;
  /** Determines which screenshots are sampled: always the same ones for one commit. */
  commit: string;
}

export interface ScreenshotReusePlan {
  /** Screenshots that need not be taken. */
  reused: readonly Extract<ScreenshotCaptureResult, { outcome: 'taken' }>[];
  /** The rest of the plan. */
  rest: Plan;
  /** How many screenshots are taken although their inputs did not change. */
  sampled: number;
}

/** The share of unchanged stories that is taken anyway, to detect errors in change detection. */
const sample = 0.05;

/**
 * Finds the screenshots whose inputs equal those of the approved one. The stored file must be exactly the approved one,
 * or it could not replace a new screenshot.
 */
export function planScreenshotReuse({
  plan,
  baselines,
  approvalIndex,
  getInputHash,
  commit,
}: ScreenshotReuseOptions): ScreenshotReusePlan {
  const baselineByLabel = new Map(baselines.map((baseline) => [getScreenshotLabel(baseline), baseline]));
  const reused: Extract<ScreenshotCaptureResult, { outcome: 'taken' }>[] = [];
  let sampled = 0;
  const isUnchanged = (story: StoryWithScreenshotParameters, mode: Mode): boolean => {
    const name = { story: story.id, mode: mode.name };
    const { hash = null, metadata = null } = baselineByLabel.get(getScreenshotLabel(name)) ?? {};
    const inputs = getInputHash(story, mode);
    if (inputs === null || !metadata || metadata.inputs !== inputs) return false;
    const approved = approvalIndex.get(getScreenshotLabel(name));
    const captureHash = getApprovedCaptureHash(approved);
    if (captureHash === null || hash !== metadata.hash || hash !== approved?.to) return false;
    if (isSampled(story, commit)) {
      sampled += 1;
      return false;
    }
    const { width, height, aria = null, axe = null } = metadata;
    const { duplicateReason } = story.parameters;
    reused.push({
      ...name,
      outcome: 'taken',
      reused: true,
      hash: captureHash,
      width,
      height,
      duplicateReason,
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

/** Says how many screenshots are reused, or returns `null` if no inputs are unchanged. */
export function describeReuse(
  { reused, sampled }: Pick<ScreenshotReusePlan, 'reused' | 'sampled'>,
  commit: string,
): string | null {
  if (reused.length + sampled === 0) return null;
  return (
    `${reused.length} pictures are reused, because their inputs have not changed since their approval. ` +
    `${sampled} of this kind are captured anyway, chosen by the commit ${commit.slice(0, 7)}.`
  );
}

/** Copies approved screenshots to the paths of new ones, so that the folder is complete. */
export async function copyReusedScreenshots(
  from: string,
  to: string,
  names: readonly ScreenshotId[],
): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(getScreenshotPathWithoutExtension(to, name)), { recursive: true });
    const screenshot = resolveScreenshotFile(from, name);
    await copyFile(screenshot, `${getScreenshotPathWithoutExtension(to, name)}${extname(screenshot)}`);
  }
}

/** Samples whole stories, because a page that loaded a story's modules takes its other modes in half of the time. */
function isSampled({ id }: StoryWithScreenshotParameters, commit: string): boolean {
  return Number.parseInt(sha256(`${commit} ${id}`).slice(0, 8), 16) / 2 ** 32 < sample;
}
