import { readFile } from 'node:fs/promises';
import type { Ledger } from './approvals.ts';
import { type Baseline, readPicture } from './baselines.ts';
import type { Captured } from './capture/capture.ts';
import { comparePictures, type Difference } from './compare.ts';
import { byName, label, type PictureName, pathOf } from './picture.ts';
import { twinsOf } from './twins.ts';

export type Status =
  | 'approved'
  | 'changed'
  | 'new'
  | 'removed'
  | 'unapproved'
  | 'twin'
  | 'unstable'
  | 'error';

export interface Verdict extends PictureName {
  status: Status;
  /** What a person reads about it; null when all is well. */
  message: string | null;
  /** The hash approved last. */
  approved: string | null;
  captured: string | null;
  difference: Difference | null;
}

export interface JudgeOptions {
  captured: readonly Captured[];
  baselines: readonly Baseline[];
  ledger: Ledger;
  baselinesFolder: string;
  capturedFolder: string;
  /** Whether a picture was to be taken this time; one that was not is neither judged nor missed. */
  isAsked(name: PictureName): boolean;
}

/** Sets what was captured against what was approved. */
export async function judge(options: JudgeOptions): Promise<Verdict[]> {
  const { captured, baselines, ledger } = options;
  const known = new Map(baselines.map((baseline) => [label(baseline), baseline]));
  const twins = twinsOf(captured);
  const verdicts = await Promise.all(
    captured.map((one) => judgeOne(options, one, known.get(label(one)), twins.get(label(one)))),
  );

  const seen = new Set(captured.map(label));
  const remembered = [...ledger.values()].filter(({ to }) => to !== null);
  const gone = new Map(
    [...remembered, ...baselines].map(({ story, mode }) => [label({ story, mode }), { story, mode }]),
  );
  for (const name of gone.values()) {
    if (seen.has(label(name)) || !options.isAsked(name)) continue;
    const approved = ledger.get(label(name))?.to ?? null;
    const message = 'There is a baseline for it, but no such story and mode any more.';
    verdicts.push({ ...name, status: 'removed', message, approved, captured: null, difference: null });
  }
  return verdicts.sort(byName);
}

async function judgeOne(
  { ledger, baselinesFolder, capturedFolder }: JudgeOptions,
  one: Captured,
  baseline: Baseline | undefined,
  twin: PictureName | undefined,
): Promise<Verdict> {
  const { story, mode } = one;
  const approved = ledger.get(label(one))?.to ?? null;
  const verdict = { story, mode, approved, captured: null, difference: null, message: null };
  if (one.outcome === 'error') return { ...verdict, status: 'error', message: one.message };
  if (one.outcome === 'unstable') {
    return { ...verdict, status: 'unstable', message: 'Two shots of it, one after the other, differ.' };
  }

  const taken = { ...verdict, captured: one.hash };
  if (twin) {
    const message =
      `It looks exactly like ${twin.story}. If that is meant, say why in the story: ` +
      "parameters: { visual: { samePicture: '…' } }.";
    return { ...taken, status: 'twin', message };
  }
  if (!baseline || baseline.hash === null)
    return { ...taken, status: 'new', message: 'It has no baseline yet.' };
  if (baseline.hash !== approved || baseline.record?.hash !== approved) {
    return {
      ...taken,
      status: 'unapproved',
      message: 'Nobody approved the picture that lies in the baselines.',
    };
  }
  if (baseline.hash === one.hash) return { ...taken, status: 'approved' };
  const difference = comparePictures(
    await readPicture(baselinesFolder, one),
    await readFile(`${pathOf(capturedFolder, one)}.png`),
  );
  if (difference === null) return { ...taken, status: 'approved' };
  const message = `${difference.pixels} pixels differ (${(difference.share * 100).toFixed(2)} %).`;
  return { ...taken, status: 'changed', message, difference };
}
