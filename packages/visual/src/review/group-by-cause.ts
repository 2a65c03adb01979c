import type { ReviewRecord } from '../approved/review-records.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { readStorybookInputs, type StorybookInputs } from '../inputs/storybook-inputs.ts';
import { repositoryRoot } from '../repository.ts';
import type { PassedCheck } from '../run/last-passed-check.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import type { Story } from '../stories.ts';
import { groupAccessibilityChanges } from './accessibility-groups.ts';
import { type CauseCandidate, listCauseCandidates } from './cause-candidates.ts';
import { type ChangeBase, listRecentChangeBases, readChangeBase, readCurrentFile } from './change-bases.ts';
import { readCodeDiff } from './code-diff.ts';
import { describeCause, type ExplainedScreenshot, getCauseId, groupByAppearance } from './describe-cause.ts';
import { type Explanation, explainChanges } from './explain-changes.ts';
import type { CauseGroup } from './review-data.ts';

export interface GroupByCauseOptions {
  /** All results. Those that are equal exonerate the files that they share with others. */
  results: readonly ScreenshotResult[];
  reviews: readonly ReviewRecord[];
  built: string;
  stories: readonly Story[];
  lastPassedCheck: PassedCheck | null;
  /** The commit to compare with. @default the last commit, the last check that passed, and the approvals */
  since?: string | null;
  /** Returns the changes of a story's accessibility snapshot as text, which is equal for equal changes. */
  describeAccessibility(result: ScreenshotResult): string;
  /** The root of the git repository. @default this repository */
  root?: string;
}

/**
 * Groups the changed screenshots by cause: a token or a file that has changed since the last commit, the last check that
 * passed or their approval, else the same kind of change. Screenshots with only accessibility changes are grouped by
 * those. The largest group comes first.
 */
export async function groupByCause(options: GroupByCauseOptions): Promise<CauseGroup[]> {
  const { results, built, stories, describeAccessibility, root = repositoryRoot } = options;
  const inputs = await readStorybookInputs(built);
  const files = new Map(stories.map(({ id, file }) => [id, file]));
  const compared = results.flatMap((result): ExplainedScreenshot[] => {
    const { story, mode, status, difference } = result;
    const isEqual = status === 'approved' || status === 'accessibility';
    return difference || isEqual
      ? [
          {
            story,
            mode,
            file: files.get(story) ?? '',
            difference,
            accessibilityChange: difference ? describeAccessibility(result) : '',
          },
        ]
      : [];
  });
  const { explanations, rest } = inputs
    ? await explain(options, root, inputs, compared)
    : { explanations: [], rest: compared.filter(({ difference }) => difference !== null) };
  const sheets = await Promise.all(
    Object.keys(inputs?.files ?? {})
      .filter((file) => file.endsWith('.css'))
      .map((file) => readCurrentFile(root, file)),
  );
  const explained = await Promise.all(
    explanations.map(async (one) => describeCause(one, await readCodeDiff(root, one.candidate), sheets)),
  );
  const groups = [
    ...explained,
    ...groupByAppearance(rest),
    ...groupAccessibilityChanges(results, describeAccessibility),
  ];
  return groups.sort((one, other) => other.pictures.length - one.pictures.length);
}

/** Explains what it can by recent changes, and the rest by what has changed since each approval. */
async function explain(
  { reviews, since, lastPassedCheck }: GroupByCauseOptions,
  root: string,
  inputs: StorybookInputs,
  compared: readonly ExplainedScreenshot[],
) {
  const candidatesSince = async (bases: readonly (ChangeBase | null)[]) =>
    (
      await Promise.all(bases.map((base) => (base ? listCauseCandidates({ root, inputs }, base) : [])))
    ).flat();
  const recent = since
    ? [await readChangeBase(root, inputs, since, 0)]
    : await listRecentChangeBases({ root, inputs, reviews, lastPassedCheck });
  const first = explainChanges(keepLatest(await candidatesSince(recent)), compared);
  if (since || first.rest.length === 0) return first;

  const commits = new Map(
    reviews.flatMap(({ commit, pictures }) => pictures.map((one) => [getScreenshotLabel(one), commit])),
  );
  const getCommit = (one: ExplainedScreenshot) => commits.get(getScreenshotLabel(one)) ?? '';
  const explanations = [...first.explanations];
  const rest: ExplainedScreenshot[] = [];
  for (const [commit, changed] of Map.groupBy(first.rest, getCommit)) {
    const base = await readChangeBase(root, inputs, commit);
    // Only screenshots of the same approval were equal with the same files.
    const equal = compared.filter((one) => one.difference === null && getCommit(one) === commit);
    const later = explainChanges(await candidatesSince([base]), [...changed, ...equal]);
    explanations.push(...later.explanations);
    rest.push(...later.rest);
  }
  return { explanations: mergeExplanations(explanations), rest };
}

/** Keeps each candidate only once, with the latest state in which it was different. */
function keepLatest(candidates: readonly CauseCandidate[]): CauseCandidate[] {
  const latest = new Map<string, CauseCandidate>();
  for (const one of candidates) if (!latest.has(getCauseId(one))) latest.set(getCauseId(one), one);
  return [...latest.values()];
}

function mergeExplanations(
  explanations: readonly Explanation<ExplainedScreenshot>[],
): Explanation<ExplainedScreenshot>[] {
  return [...Map.groupBy(explanations, ({ candidate }) => getCauseId(candidate)).values()].flatMap((same) => {
    const [first] = same;
    return first ? { ...first, screenshots: same.flatMap(({ screenshots }) => screenshots) } : [];
  });
}
