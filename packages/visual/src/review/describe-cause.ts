import { dirname } from 'node:path';
import { getScreenshotLabel, sha256 } from '../screenshot-id.ts';
import { getAppearance } from './appearance.ts';
import type { CauseCandidate } from './cause-candidates.ts';
import { getPropertyAlias } from './custom-properties.ts';
import type { ComparedScreenshot, Explanation } from './explain-changes.ts';
import { formatScope } from './format-scope.ts';
import { type ChangedPlace, groupIntoCards } from './group-cards.ts';
import { findOutliers } from './outliers.ts';
import type { CauseGroup } from './review-data.ts';

/** A compared screenshot with the change of its accessibility snapshot as text. */
export type ExplainedScreenshot = ComparedScreenshot & { accessibilityChange: string };

export function getCauseId({ kind, name }: CauseCandidate): string {
  return `${kind}-${sha256(name).slice(0, 8)}`;
}

/**
 * Groups screenshots that changed alike. A single screenshot needs no group. A card stays together: a change has other
 * colours in the other theme.
 */
export function groupByAppearance(rest: readonly ExplainedScreenshot[]): CauseGroup[] {
  const changed = rest.flatMap((one) => (one.difference ? { ...one, difference: one.difference } : []));
  const byLabel = new Map(changed.map((one) => [getScreenshotLabel(one), one]));
  const cards = groupIntoCards(changed).map((card) => card.flatMap((label) => byLabel.get(label) ?? []));
  const getName = (card: readonly ChangedPlace[]) => {
    const first = card.find(({ mode }) => !mode.endsWith('dark')) ?? card[0];
    return first ? getAppearance(first.difference).name : '';
  };
  return [...Map.groupBy(cards, getName)].flatMap(([name, ofName]) => {
    const alike = ofName.flat();
    const first = alike.find(({ difference }) => getAppearance(difference).name === name);
    if (alike.length < 2 || !first) return [];
    return {
      id: `look-${sha256(name).slice(0, 8)}`,
      kind: 'look' as const,
      title: name,
      detail: `No single file explains it. ${formatScope(alike)} changed in the same way.`,
      values: getAppearance(first.difference).values,
      diff: null,
      ...listScreenshots(alike),
    };
  });
}

/** Describes a cause with the screenshots that it explains. */
export function describeCause(
  { candidate, screenshots, alternative }: Explanation<ExplainedScreenshot>,
  diff: string | null,
  sheets: readonly string[],
): CauseGroup {
  const { kind, name, file, base, values } = candidate;
  const among = formatScope(screenshots);
  const since = base.description;
  const details: Record<CauseCandidate['kind'], string> = {
    token: `One value in ${file}, ${since}. It shows in ${among}.`,
    style: `A style sheet, ${since}. It shows in ${among}.`,
    component: `A file in ${dirname(name)}, ${since}. ${among} differ and are made of it.`,
    story: `The story's own file, ${since}, and no file it shows.`,
    fixture: `Example data of stories, ${since}. ${among} show it.`,
    font: `A font, ${since}. It shows in ${among}.`,
    package: `Installed packages, ${since}. ${among} differ.`,
    configuration: `A setting of all stories, ${since}. ${among} differ.`,
  };
  const doubt = alternative ? ` ${alternative.name} explains them almost as well.` : '';
  const [first] = values;
  const changed = screenshots.flatMap((one) =>
    one.difference ? { ...one, difference: one.difference } : [],
  );
  return {
    id: getCauseId(candidate),
    kind,
    title: kind === 'token' ? getPropertyAlias(sheets, name) : name,
    detail: `${details[kind]}${doubt}`,
    values: first ? { before: first.before, after: first.after } : null,
    diff,
    ...listScreenshots(changed),
  };
}

function listScreenshots(changed: readonly ChangedPlace[]) {
  const cards = groupIntoCards(changed);
  const first = new Set(cards.map(([label]) => label));
  return {
    pictures: changed.map(getScreenshotLabel).sort(),
    cards,
    // One screenshot of each card: the others show the same.
    outliers: findOutliers(changed.filter((one) => first.has(getScreenshotLabel(one)))).map(
      getScreenshotLabel,
    ),
  };
}
