import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Status, Verdict } from './judge.ts';
import { label, pathOf } from './picture.ts';
import { capturedFolder, differencesFolder, type Places, reportPath } from './places.ts';
import { type Exit, exits } from './refusal.ts';

const broken: readonly Status[] = ['error', 'unstable'];

/** What the gate answers: broken before unapproved, since a picture that cannot be taken cannot be judged. */
export function exitOf(verdicts: readonly Verdict[]): Exit {
  if (verdicts.some(({ status }) => broken.includes(status))) return exits.broken;
  return verdicts.every(({ status }) => status === 'approved') ? exits.approved : exits.unapproved;
}

/** The sentence of the outcome, with a line for each picture that needs somebody's eyes. */
export function summarize(verdicts: readonly Verdict[]): string {
  const open = verdicts.filter(({ status }) => status !== 'approved');
  if (open.length === 0) return `All ${verdicts.length} pictures are approved.`;
  const counts = Object.entries(Object.groupBy(open, ({ status }) => status)).map(
    ([status, group]) => `${group.length} ${status}`,
  );
  const lines = open.map((one) => `  ${one.status.padEnd(10)} ${label(one)}  ${one.message?.split('\n')[0]}`);
  return [
    ...lines,
    `${open.length} of ${verdicts.length} pictures are not approved: ${counts.join(', ')}.`,
  ].join('\n');
}

/** Writes `visual.json` and the drawings of the differences; answers the path of the former. */
export async function writeReport(
  places: Places,
  verdicts: readonly Verdict[],
  seconds: number,
): Promise<string> {
  const pictures = await Promise.all(verdicts.map((verdict) => entryOf(places, verdict)));
  const passed = verdicts.filter(({ status }) => status === 'approved').length;
  return save(places, { passed, failed: verdicts.length - passed, seconds, pictures });
}

/** A gate that could not compare is one failure, never silence. */
export async function writeRefusal(places: Places, message: string): Promise<string> {
  return save(places, { passed: 0, failed: 1, message, pictures: [] });
}

async function entryOf(places: Places, { difference, ...verdict }: Verdict) {
  const { reports } = places;
  const files = {
    before: verdict.approved && relative(reports, `${pathOf(places.baselines, verdict)}.png`),
    after: verdict.captured && relative(reports, `${pathOf(capturedFolder(places), verdict)}.png`),
  };
  if (!difference) return { ...verdict, files };
  const path = `${pathOf(differencesFolder(places), verdict)}.png`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, difference.drawing);
  const { pixels, share } = difference;
  return { ...verdict, pixels, share, files: { ...files, difference: relative(reports, path) } };
}

async function save(places: Places, report: object): Promise<string> {
  const path = reportPath(places);
  await mkdir(places.reports, { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
