import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReviewRecord } from '../approved/review-records.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { readStorybookInputs } from '../inputs/storybook-inputs.ts';
import { repositoryRoot } from '../repository.ts';
import { getScreenshotLabel, type ScreenshotId, sha256 } from '../screenshot-id.ts';
import type { Story } from '../stories.ts';
import { type ChangesSinceCommit, readChangesSinceCommit } from './changes-since-commit.ts';
import { getPropertyAlias } from './custom-properties.ts';
import { type CauseCandidate, findSourceCauses, findTokenCause, getAppearanceCause } from './find-cause.ts';
import { type ChangedScreenshot, findOutliers } from './outliers.ts';
import type { CauseGroup } from './review-data.ts';

export interface GroupByCauseOptions {
  /** The results that are not approved. */
  results: readonly ScreenshotResult[];
  reviews: readonly ReviewRecord[];
  built: string;
  stories: readonly Story[];
  /** The commit to compare with. @default the commit of each screenshot's approval */
  since?: string | null;
  /** Returns the changes of a story's accessibility snapshot as text, which is equal for equal changes. */
  describeAccessibility(result: ScreenshotResult): string;
  /** The root of the git repository. @default this repository */
  root?: string;
}

/**
 * Groups the changed screenshots by cause: a token whose old colour became its new one in the screenshot, else a file
 * of their stories, else the same kind of change. Screenshots with only accessibility changes are grouped by those. The
 * largest group comes first.
 */
export async function groupByCause(options: GroupByCauseOptions): Promise<CauseGroup[]> {
  const { results, reviews, built, stories, since: given, root = repositoryRoot } = options;
  const inputs = await readStorybookInputs(built);
  const files = new Map(stories.map(({ id, file }) => [id, file]));
  const commits = new Map(
    reviews.flatMap(({ commit, pictures }) => pictures.map((one) => [getScreenshotLabel(one), commit])),
  );
  const getBaseCommit = (result: ScreenshotResult) =>
    given ?? commits.get(getScreenshotLabel(result)) ?? null;
  const changes = new Map<string, ChangesSinceCommit | null>();
  for (const commit of new Set(results.map(getBaseCommit))) {
    if (inputs && commit) changes.set(commit, await readChangesSinceCommit(root, inputs, commit));
  }

  const groups = new Map<string, { candidate: CauseCandidate; pictures: ChangedScreenshot[] }>();
  const add = (candidate: CauseCandidate, screenshot: ChangedScreenshot) => {
    const key = `${candidate.kind} ${candidate.name}`;
    const group = groups.get(key) ?? { candidate, pictures: [] };
    group.pictures.push(screenshot);
    groups.set(key, group);
  };
  const unsure: { screenshot: ChangedScreenshot; candidates: readonly CauseCandidate[] }[] = [];
  for (const result of results) {
    const { difference } = result;
    if (!difference) continue;
    const screenshot = { ...result, difference };
    const since = changes.get(getBaseCommit(result) ?? '') ?? null;
    const token = since && findTokenCause(difference, since);
    if (token) add(token, screenshot);
    else {
      const file = files.get(result.story) ?? '';
      unsure.push({
        screenshot,
        candidates: since ? findSourceCauses(file, inputs?.stories[file] ?? [], since) : [],
      });
    }
  }
  assign(unsure, add);

  const sheets = await Promise.all(
    Object.keys(inputs?.files ?? {})
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFile(join(root, file), 'utf8').catch(() => '')),
  );
  const seen = [...groups.values()]
    // A single screenshot needs no group by appearance.
    .filter(({ candidate, pictures }) => candidate.kind !== 'look' || pictures.length > 1)
    .map(({ candidate, pictures }) => describe(candidate, pictures, sheets));
  return [...seen, ...groupAccessibilityChanges(options)].sort(
    (one, other) => other.pictures.length - one.pictures.length,
  );
}

/** Groups equal accessibility changes. One screenshot represents its group, because none differs from the others. */
function groupAccessibilityChanges({ results, describeAccessibility }: GroupByCauseOptions): CauseGroup[] {
  const changed = results.filter(({ status }) => status === 'accessibility');
  return [...Map.groupBy(changed, describeAccessibility)].flatMap(([change, screenshots]) => {
    const labels = screenshots.map(getScreenshotLabel).sort();
    if (change === '' || labels.length < 2) return [];
    const lines = change.split('\n');
    return {
      id: `heard-${sha256(change).slice(0, 8)}`,
      kind: 'heard' as const,
      title: getTitle(lines),
      detail: `It looks the same and is heard differently, in the same ${count(lines.length, 'line', 'lines')} of the accessibility tree or of axe's findings. ${formatScope(screenshots)}.`,
      values: null,
      pictures: labels,
      outliers: labels.slice(0, 1),
    };
  });
}

/**
 * The likelihood of causes: components first, because a style sheet may affect every screenshot, and a story file only
 * its own layout.
 */
const likelihood: readonly CauseCandidate['kind'][] = ['component', 'style', 'story'];

/**
 * Assigns each screenshot to a changed file in its story's folder, else to any changed file. Among several, prefers the
 * most likely kind, then the file that explains most screenshots.
 */
function assign(
  unsure: readonly { screenshot: ChangedScreenshot; candidates: readonly CauseCandidate[] }[],
  add: (candidate: CauseCandidate, screenshot: ChangedScreenshot) => void,
): void {
  const countByCandidate = new Map<string, number>();
  for (const { candidates } of unsure) {
    for (const { name } of candidates) countByCandidate.set(name, (countByCandidate.get(name) ?? 0) + 1);
  }
  const wide = listWideAppearances(unsure.map(({ screenshot }) => screenshot));
  for (const { screenshot, candidates } of unsure) {
    const appearance = getAppearanceCause(screenshot.difference);
    // A changed style sheet explains it; one file that many components happen to share does not.
    const likely = wide.has(appearance.name) ? candidates.filter(({ kind }) => kind === 'style') : candidates;
    const inOwnFolder = likely.filter(({ inOwnFolder: isInOwnFolder }) => isInOwnFolder);
    const [best] = (inOwnFolder.length > 0 ? inOwnFolder : likely).toSorted(
      (one, other) =>
        likelihood.indexOf(one.kind) - likelihood.indexOf(other.kind) ||
        (countByCandidate.get(other.name) ?? 0) - (countByCandidate.get(one.name) ?? 0),
    );
    add(best ?? appearance, screenshot);
  }
}

/** Returns the colour changes that occur in several components. */
function listWideAppearances(screenshots: readonly ChangedScreenshot[]): ReadonlySet<string> {
  const components = new Map<string, Set<string>>();
  for (const { story, difference } of screenshots) {
    const { name, values } = getAppearanceCause(difference);
    const [component = ''] = story.split('--');
    if (values) components.set(name, (components.get(name) ?? new Set()).add(component));
  }
  return new Set([...components].flatMap(([name, { size }]) => (size >= several ? [name] : [])));
}

const several = 3;

function describe(
  candidate: CauseCandidate,
  screenshots: readonly ChangedScreenshot[],
  sheets: readonly string[],
): CauseGroup {
  const { kind, name, values, commit } = candidate;
  const since = commit ? `, changed since commit ${commit.slice(0, 7)}` : '';
  const among = formatScope(screenshots);
  const details: Record<CauseCandidate['kind'], string> = {
    token: `One value in ${candidate.where}${since}. It shows in ${among}.`,
    style: `A style sheet${since}. It shows in ${among}.${candidate.changed ? ` ${candidate.changed}.` : ''}`,
    component: `A file in ${dirname(name)}${since}. ${among} differ and are made of it.`,
    story: `The story's own file${since}, and no file it shows.`,
    look: `No single file explains it. ${among} changed in the same way.`,
  };
  return {
    id: `${kind}-${sha256(name).slice(0, 8)}`,
    kind,
    title: kind === 'token' ? getPropertyAlias(sheets, name) : name,
    detail: details[kind],
    values: values ?? null,
    pictures: screenshots.map(getScreenshotLabel).sort(),
    outliers: findOutliers(screenshots).map(getScreenshotLabel),
  };
}

/** Returns the first removed line and the first added one, else axe's finding. */
function getTitle(lines: readonly string[]): string {
  const [lost, more] = ['- ', '+ '].map((sign) => lines.find((line) => line.startsWith(sign))?.slice(2));
  return lost || more ? `${lost ?? 'nothing'} became ${more ?? 'nothing'}` : (lines[0] ?? '');
}

function formatScope(screenshots: readonly ScreenshotId[]): string {
  const components = new Set(screenshots.map(({ story }) => story.split('--')[0])).size;
  const stories = new Set(screenshots.map(({ story }) => story)).size;
  return `${count(stories, 'story', 'stories')} of ${count(components, 'component', 'components')}`;
}

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
