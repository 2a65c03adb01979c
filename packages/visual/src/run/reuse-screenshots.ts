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

export interface UnchangedOptions {
  plan: Plan;
  baselines: readonly Baseline[];
  ledger: ApprovalIndex;
  inputsOf(story: PlannedStory, mode: Mode): string | null;
  /** Decides which pictures are taken all the same: the same ones every time for one commit. */
  commit: string;
}

export interface Reusable {
  /** Pictures that need not be taken. */
  reused: readonly Extract<CapturedScreenshot, { outcome: 'taken' }>[];
  /** What is left of the plan. */
  rest: Plan;
  /** How many are taken although nothing they are made of has changed. */
  sampled: number;
}

/** The share of unchanged pictures that is taken anyway, so that a fault in finding what changed comes to light. */
const sample = 0.05;

/**
 * Finds the pictures whose inputs are those of the approved one. The file must be the approved one to the byte:
 * only then can it stand for the picture that would be taken.
 */
export function findReusable({ plan, baselines, ledger, inputsOf, commit }: UnchangedOptions): Reusable {
  const known = new Map(baselines.map((baseline) => [getLabel(baseline), baseline]));
  const reused: Extract<CapturedScreenshot, { outcome: 'taken' }>[] = [];
  let sampled = 0;
  const isUnchanged = (story: PlannedStory, mode: Mode): boolean => {
    const name = { story: story.id, mode: mode.name };
    const { hash = null, record = null } = known.get(getLabel(name)) ?? {};
    const inputs = inputsOf(story, mode);
    if (inputs === null || !record || record.inputs !== inputs) return false;
    const approved = ledger.get(getLabel(name));
    const whenTaken = getCaptureHash(approved);
    if (whenTaken === null || hash !== record.hash || hash !== approved?.to) return false;
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
      hash: whenTaken,
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

/** Lays the approved pictures where the taken ones would lie, so that whoever looks there finds all of them. */
export async function copyReused(from: string, to: string, names: readonly ScreenshotId[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(getScreenshotPath(to, name)), { recursive: true });
    const picture = findScreenshotFile(from, name);
    await copyFile(picture, `${getScreenshotPath(to, name)}${extname(picture)}`);
  }
}

function isSampled(name: ScreenshotId, commit: string): boolean {
  return Number.parseInt(sha256(`${commit} ${getLabel(name)}`).slice(0, 8), 16) / 2 ** 32 < sample;
}
