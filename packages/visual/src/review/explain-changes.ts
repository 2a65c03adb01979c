import type { DifferenceMetrics } from '../compare/compare-screenshots.ts';
import { getScreenshotLabel, type ScreenshotId } from '../screenshot-id.ts';
import { type CauseCandidate, findMatchingValue } from './cause-candidates.ts';

/** A screenshot that was compared. `difference` is `null` if it is equal. */
export interface ComparedScreenshot extends ScreenshotId {
  /** The story file. */
  file: string;
  difference: DifferenceMetrics | null;
}

export interface Explanation<Compared extends ComparedScreenshot> {
  candidate: CauseCandidate;
  screenshots: Compared[];
  /** Another candidate that explains the same screenshots almost as well. */
  alternative: CauseCandidate | null;
}

/** The logarithm of the probability that a screenshot changes without any of the candidates. */
const unexplained = Math.log(1e-4);

/** The probability that a change of a component changes a screenshot of its own stories. */
const ownRate = 0.7;

/** The minimum share of a colour. Thin letters have few pixels of their flat colour, but more than by chance. */
const minShare = 0.05;
const matchBonus = 3;

/**
 * Explains the changed screenshots by as few candidates as possible. Repeatedly chooses the candidate under which the
 * remaining changed screenshots, and all equal ones, are most likely: a file that explains all differences is better
 * than one that explains some, and each equal screenshot that a file reaches speaks against it. Returns the screenshots
 * that no candidate explains, too.
 */
export function explainChanges<Compared extends ComparedScreenshot>(
  candidates: readonly CauseCandidate[],
  compared: readonly Compared[],
): { explanations: Explanation<Compared>[]; rest: Compared[] } {
  const reached = reachAlike(candidates, compared);
  const chosen: CauseCandidate[] = [];
  let rest = compared.filter(({ difference }) => difference !== null);
  while (rest.length > 0) {
    const [best] = rank(candidates, rest, compared, reached);
    if (!best) break;
    chosen.push(best.candidate);
    rest = rest.filter((one) => !reached(best.candidate, one));
  }
  const changed = compared.filter((one) => one.difference !== null && !rest.includes(one));
  const assigned = Map.groupBy(changed, (one) => mostLikely(chosen, one, compared, reached));
  const explanations = [...assigned].flatMap(([candidate, screenshots]) =>
    candidate ? [{ candidate, screenshots, alternative: findAlternative(candidate, screenshots) }] : [],
  );
  return { explanations, rest };

  function findAlternative(
    candidate: CauseCandidate,
    screenshots: readonly Compared[],
  ): CauseCandidate | null {
    const ranked = rank(candidates, screenshots, compared, reached);
    const own = ranked.find((one) => one.candidate === candidate);
    const other = ranked.find((one) => one.candidate.name !== candidate.name);
    return own && other && other.gain > own.gain - closeGain ? other.candidate : null;
  }
}

/** The difference of two gains that is too small to be sure. */
const closeGain = 3;

type Reached = (candidate: CauseCandidate, screenshot: ComparedScreenshot) => boolean;

/** Screenshots that changed in the same way have the same cause, which must reach all of them. */
function reachAlike(candidates: readonly CauseCandidate[], compared: readonly ComparedScreenshot[]): Reached {
  const alike = Map.groupBy(
    compared.filter(({ difference }) => difference !== null),
    ({ difference }) => difference?.look ?? '',
  );
  const reachedByCandidate = new Map(
    candidates.map((candidate) => {
      const looks = [...alike].filter(([, screenshots]) =>
        screenshots.every((one) => mayAffect(candidate, one)),
      );
      return [candidate, new Set(looks.map(([look]) => look))] as const;
    }),
  );
  return (candidate, one) =>
    one.difference === null
      ? mayAffect(candidate, one)
      : (reachedByCandidate.get(candidate)?.has(one.difference.look) ?? false);
}

function mayAffect(candidate: CauseCandidate, { file, difference }: ComparedScreenshot): boolean {
  return (
    candidate.reach === null ||
    candidate.reach.has(file) ||
    (difference !== null && showsToken(candidate, difference))
  );
}

/** Returns whether the old colour of the token became its new one in the screenshot. */
function showsToken(candidate: CauseCandidate, { shifts }: DifferenceMetrics): boolean {
  return (
    candidate.kind === 'token' &&
    shifts.some(({ from, to, share }) => share >= minShare && findMatchingValue(candidate, from, to) !== null)
  );
}

/** Returns the candidates that explain some of these screenshots, the best first. */
function rank(
  candidates: readonly CauseCandidate[],
  changed: readonly ComparedScreenshot[],
  compared: readonly ComparedScreenshot[],
  reached: Reached,
): { candidate: CauseCandidate; gain: number }[] {
  return candidates
    .flatMap((candidate) => {
      const explained = changed.filter((one) => reached(candidate, one));
      if (explained.length === 0) return [];
      const equal = listEqual(candidate, compared, reached);
      return [{ candidate, gain: computeGain(candidate, explained, equal) }];
    })
    .sort((one, other) => other.gain - one.gain);
}

function listEqual(candidate: CauseCandidate, compared: readonly ComparedScreenshot[], reached: Reached) {
  return compared.filter(
    (one) =>
      one.difference === null &&
      !candidate.base.approvedSince.has(getScreenshotLabel(one)) &&
      reached(candidate, one),
  );
}

/** Returns the gain in log-likelihood if the candidate explains these screenshots, less its own cost. */
function computeGain(
  candidate: CauseCandidate,
  explained: readonly ComparedScreenshot[],
  equal: readonly ComparedScreenshot[],
): number {
  const isOwn = ({ file }: ComparedScreenshot) => candidate.own.has(file);
  const [ownChanged, ownEqual] = [explained.filter(isOwn).length, equal.filter(isOwn).length];
  const [changed, same] = [explained.length - ownChanged, equal.length - ownEqual];
  const rate = (changed + 0.5) / (changed + same + 1);
  const shown = explained.filter(({ difference }) => difference && showsToken(candidate, difference)).length;
  return (
    ownChanged * (Math.log(ownRate) - unexplained) +
    ownEqual * Math.log(1 - ownRate) +
    changed * (Math.log(rate) - unexplained) +
    same * Math.log(1 - rate) +
    shown * matchBonus -
    // Of two candidates that explain the same, the one that can affect less is more likely.
    Math.log(explained.length + equal.length) -
    candidate.cost
  );
}

/** Among the chosen candidates, returns the one that changes screenshots such as this one most often. */
function mostLikely(
  chosen: readonly CauseCandidate[],
  screenshot: ComparedScreenshot,
  compared: readonly ComparedScreenshot[],
  reached: Reached,
): CauseCandidate | undefined {
  const possible = chosen.filter((candidate) => reached(candidate, screenshot));
  if (possible.length < 2) return possible[0];
  const scored = possible.map((candidate) => ({
    candidate,
    score: getRate(candidate, screenshot, compared, reached),
  }));
  return scored.toSorted((one, other) => other.score - one.score)[0]?.candidate;
}

function getRate(
  candidate: CauseCandidate,
  screenshot: ComparedScreenshot,
  compared: readonly ComparedScreenshot[],
  reached: Reached,
): number {
  if (screenshot.difference && showsToken(candidate, screenshot.difference)) return 2;
  if (candidate.own.has(screenshot.file)) return 1;
  const changed = compared.filter((one) => one.difference !== null && reached(candidate, one)).length;
  return changed / (changed + listEqual(candidate, compared, reached).length);
}
