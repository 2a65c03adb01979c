import type { DifferenceMetrics } from '../compare/compare-screenshots.ts';
import type { ScreenshotId } from '../screenshot-id.ts';

export type ChangedScreenshot = ScreenshotId & { difference: DifferenceMetrics };

/** One of every 12 screenshots of a group must be opened, but at most 6. */
const every = 12;
const max = 6;

/**
 * Returns the screenshots of a group whose difference is least like that of the others: other colours, a much larger or
 * smaller share, another size. An unintended change among many similar ones is most likely among these.
 */
export function findOutliers<Changed extends ChangedScreenshot>(group: readonly Changed[]): Changed[] {
  const count = Math.min(max, Math.ceil(group.length / every));
  const colours = group.map(({ difference }) => listColours(difference));
  const usual = middle(group.map(({ difference }) => Math.log(difference.share)));
  const common = new Map<string, number>();
  for (const one of colours) {
    for (const [shift, share] of one) common.set(shift, (common.get(shift) ?? 0) + share / group.length);
  }
  const strange = (at: number, { share, grown }: DifferenceMetrics) => {
    let alike = 0;
    for (const [shift, part] of colours[at] ?? []) alike += Math.min(part, common.get(shift) ?? 0);
    const size = grown.width !== 0 || grown.height !== 0 ? 1 : 0;
    return 2 * (1 - alike) + Math.abs(Math.log(share) - usual) / 4 + size;
  };
  const ranked = group
    .map((screenshot, at) => ({ screenshot, score: strange(at, screenshot.difference) }))
    .sort((one, other) => other.score - one.score)
    .map(({ screenshot }) => screenshot);
  // The modes of one story usually differ in the same way, so prefer one mode of each story.
  const first = ranked.filter((one, at) => ranked.findIndex(({ story }) => story === one.story) === at);
  return [...first, ...ranked.filter((one) => !first.includes(one))].slice(0, count);
}

function listColours({ shifts }: DifferenceMetrics): [string, number][] {
  return shifts.map(({ from, to, share }) => [`${from} ${to}`, share]);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
