import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Approval } from '../approved/approvals.ts';
import { readInputs } from '../inputs/story-inputs.ts';
import type { ScreenshotResult } from '../judge/compare-with-baselines.ts';
import { repositoryRoot } from '../repository.ts';
import { getLabel, type ScreenshotId, sha256 } from '../screenshot-id.ts';
import type { Story } from '../stories.ts';
import { type CommitChanges, changesSince } from './changed-files.ts';
import { resolvePropertyAlias } from './custom-properties.ts';
import {
  type CauseCandidate,
  describeAppearance,
  findChangedSources,
  findChangedToken,
} from './find-cause.ts';
import { type ChangedScreenshot, findOutliers } from './outliers.ts';
import type { Cause } from './review-data.ts';

export interface CauseOptions {
  /** The results that are not approved. */
  verdicts: readonly ScreenshotResult[];
  approvals: readonly Approval[];
  built: string;
  stories: readonly Story[];
  /** The commit to compare with. @default the commit of each screenshot's approval */
  since?: string | null;
  /** Returns the changes of a story's accessibility snapshot as text, which is equal for equal changes. */
  heardAs(verdict: ScreenshotResult): string;
  /** The root of the git repository. @default this repository */
  root?: string;
}

/**
 * Groups the changed screenshots by cause: a token whose old colour became its new one in the screenshot, else a file
 * of their stories, else the same kind of change. Screenshots with only accessibility changes are grouped by those. The
 * largest group comes first.
 */
export async function groupByCause(options: CauseOptions): Promise<Cause[]> {
  const { verdicts, approvals, built, stories, since: given, root = repositoryRoot } = options;
  const inputs = await readInputs(built);
  const files = new Map(stories.map(({ id, file }) => [id, file]));
  const commits = new Map(
    approvals.flatMap(({ commit, pictures }) => pictures.map((one) => [getLabel(one), commit])),
  );
  const commitOf = (verdict: ScreenshotResult) => given ?? commits.get(getLabel(verdict)) ?? null;
  const changes = new Map<string, CommitChanges | null>();
  for (const commit of new Set(verdicts.map(commitOf))) {
    if (inputs && commit) changes.set(commit, await changesSince(root, inputs, commit));
  }

  const groups = new Map<string, { suspect: CauseCandidate; pictures: ChangedScreenshot[] }>();
  const add = (suspect: CauseCandidate, picture: ChangedScreenshot) => {
    const key = `${suspect.kind} ${suspect.name}`;
    const group = groups.get(key) ?? { suspect, pictures: [] };
    group.pictures.push(picture);
    groups.set(key, group);
  };
  const unsure: { picture: ChangedScreenshot; suspects: readonly CauseCandidate[] }[] = [];
  for (const verdict of verdicts) {
    const { difference } = verdict;
    if (!difference) continue;
    const picture = { ...verdict, difference };
    const since = changes.get(commitOf(verdict) ?? '') ?? null;
    const token = since && findChangedToken(difference, since);
    if (token) add(token, picture);
    else {
      const file = files.get(verdict.story) ?? '';
      unsure.push({
        picture,
        suspects: since ? findChangedSources(file, inputs?.stories[file] ?? [], since) : [],
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
    .filter(({ suspect, pictures }) => suspect.kind !== 'look' || pictures.length > 1)
    .map(({ suspect, pictures }) => describe(suspect, pictures, sheets));
  return [...seen, ...heardAlike(options)].sort((one, other) => other.pictures.length - one.pictures.length);
}

/** Groups equal accessibility changes. One screenshot represents its group, because none differs from the others. */
function heardAlike({ verdicts, heardAs }: CauseOptions): Cause[] {
  const heard = verdicts.filter(({ status }) => status === 'accessibility');
  return [...Map.groupBy(heard, heardAs)].flatMap(([change, pictures]) => {
    const labels = pictures.map(getLabel).sort();
    if (change === '' || labels.length < 2) return [];
    const lines = change.split('\n');
    return {
      id: `heard-${sha256(change).slice(0, 8)}`,
      kind: 'heard' as const,
      title: titleOf(lines),
      detail: `It looks the same and is heard differently, in the same ${count(lines.length, 'line', 'lines')} of the accessibility tree or of axe's findings. ${amongWords(pictures)}.`,
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
  unsure: readonly { picture: ChangedScreenshot; suspects: readonly CauseCandidate[] }[],
  add: (suspect: CauseCandidate, picture: ChangedScreenshot) => void,
): void {
  const reach = new Map<string, number>();
  for (const { suspects } of unsure) {
    for (const { name } of suspects) reach.set(name, (reach.get(name) ?? 0) + 1);
  }
  const wide = wideLooks(unsure.map(({ picture }) => picture));
  for (const { picture, suspects } of unsure) {
    const look = describeAppearance(picture.difference);
    // A change in several components is explained by a style sheet, not by one file that they happen to share.
    const likely = wide.has(look.name) ? suspects.filter(({ kind }) => kind === 'style') : suspects;
    const own = likely.filter(({ own: isOwn }) => isOwn);
    const [best] = (own.length > 0 ? own : likely).toSorted(
      (one, other) =>
        likelihood.indexOf(one.kind) - likelihood.indexOf(other.kind) ||
        (reach.get(other.name) ?? 0) - (reach.get(one.name) ?? 0),
    );
    add(best ?? look, picture);
  }
}

/** Returns the colour changes that occur in several components. */
function wideLooks(pictures: readonly ChangedScreenshot[]): ReadonlySet<string> {
  const components = new Map<string, Set<string>>();
  for (const { story, difference } of pictures) {
    const { name, values } = describeAppearance(difference);
    const [component = ''] = story.split('--');
    if (values) components.set(name, (components.get(name) ?? new Set()).add(component));
  }
  return new Set([...components].flatMap(([name, { size }]) => (size >= several ? [name] : [])));
}

const several = 3;

function describe(
  suspect: CauseCandidate,
  pictures: readonly ChangedScreenshot[],
  sheets: readonly string[],
): Cause {
  const { kind, name, values, commit } = suspect;
  const since = commit ? `, changed since commit ${commit.slice(0, 7)}` : '';
  const among = amongWords(pictures);
  const details: Record<CauseCandidate['kind'], string> = {
    token: `One value in ${suspect.where}${since}. It shows in ${among}.`,
    style: `A style sheet${since}. It shows in ${among}.${suspect.changed ? ` ${suspect.changed}.` : ''}`,
    component: `A file in ${dirname(name)}${since}. ${among} differ and are made of it.`,
    story: `The story's own file${since}, and no file it shows.`,
    look: `No single file explains it. ${among} changed in the same way.`,
  };
  return {
    id: `${kind}-${sha256(name).slice(0, 8)}`,
    kind,
    title: kind === 'token' ? resolvePropertyAlias(sheets, name) : name,
    detail: details[kind],
    values: values ?? null,
    pictures: pictures.map(getLabel).sort(),
    outliers: findOutliers(pictures).map(getLabel),
  };
}

/** Returns the first removed line and the first added one, else axe's finding. */
function titleOf(lines: readonly string[]): string {
  const [lost, more] = ['- ', '+ '].map((sign) => lines.find((line) => line.startsWith(sign))?.slice(2));
  return lost || more ? `${lost ?? 'nothing'} became ${more ?? 'nothing'}` : (lines[0] ?? '');
}

function amongWords(pictures: readonly ScreenshotId[]): string {
  const components = new Set(pictures.map(({ story }) => story.split('--')[0])).size;
  const stories = new Set(pictures.map(({ story }) => story)).size;
  return `${count(stories, 'story', 'stories')} of ${count(components, 'component', 'components')}`;
}

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
