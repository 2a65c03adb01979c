import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { pictureIn } from '../approved/picture-file.ts';
import type { Status, Verdict } from '../judge/judge.ts';
import { label } from '../picture.ts';
import { capturedFolder, type Places, reportPath } from '../places.ts';
import { type Exit, exits } from '../refusal.ts';
import { pullRequestSummary, refusalSummary, standingWell, writeSummary } from './pull-request-summary.ts';

const broken: readonly Status[] = ['error', 'unstable'];

/** What the gate answers: broken before unapproved, since a picture that cannot be taken cannot be judged. */
export function exitOf(verdicts: readonly Verdict[]): Exit {
  if (verdicts.some(({ status }) => broken.includes(status))) return exits.broken;
  return verdicts.every(({ status }) => status === 'approved') ? exits.approved : exits.unapproved;
}

/**
 * The sentence of the outcome, with a line for each picture that needs somebody's eyes. Beside a commit that was named
 * nothing is approved: pictures are equal or not.
 */
export function summarize(verdicts: readonly Verdict[], commit: string | null = null): string {
  const open = verdicts.filter(({ status }) => status !== 'approved');
  const well = standingWell(commit);
  if (open.length === 0) return `All ${verdicts.length} pictures are ${well}.`;
  const counts = Object.entries(Object.groupBy(open, ({ status }) => status)).map(
    ([status, group]) => `${group.length} ${status}`,
  );
  const lines = open.map((one) => `  ${one.status.padEnd(13)} ${label(one)}  ${one.message?.split('\n')[0]}`);
  const next = open.some(({ status }) => broken.includes(status))
    ? 'A story with an error, or one that never looks the same twice, has to be mended first.'
    : 'Look at them: npm run visual -- review';
  return [
    ...lines,
    `${open.length} of ${verdicts.length} pictures are not ${well}: ${counts.join(', ')}. ${next}`,
  ].join('\n');
}

/** Writes `visual.json` and, for a pull request, `visual.md`; answers the path of the former. */
export async function writeReport(
  places: Places,
  verdicts: readonly Verdict[],
  seconds: number,
  commit: string | null = null,
): Promise<string> {
  const pictures = verdicts.map((verdict) => entryOf(places, verdict));
  await writeSummary(places, pullRequestSummary(verdicts, commit));
  const passed = verdicts.filter(({ status }) => status === 'approved').length;
  return save(places, { passed, failed: verdicts.length - passed, seconds, pictures });
}

/** A gate that could not compare is one failure, never silence. */
export async function writeRefusal(places: Places, message: string): Promise<string> {
  await writeSummary(places, refusalSummary(message));
  return save(places, { passed: 0, failed: 1, message, pictures: [] });
}

function entryOf(places: Places, { difference, ...verdict }: Verdict) {
  const here = (path: string) => relative(places.reports, path);
  const files = {
    before: verdict.approved && here(pictureIn(places.baselines, verdict)),
    after: verdict.captured && here(pictureIn(capturedFolder(places), verdict)),
  };
  if (!difference) return { ...verdict, files };
  const { pixels, share, regions, drawing } = difference;
  return { ...verdict, pixels, share, regions, files: { ...files, difference: here(drawing) } };
}

async function save(places: Places, report: object): Promise<string> {
  const path = reportPath(places);
  await mkdir(places.reports, { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
