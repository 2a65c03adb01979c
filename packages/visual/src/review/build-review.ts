import { readFile } from 'node:fs/promises';
import { readApprovals } from '../approved/approvals.ts';
import { type Baseline, readBaselines } from '../approved/baselines.ts';
import { pictureIn, sizeOf } from '../approved/picture-file.ts';
import type { Captured } from '../capture/capture.ts';
import { git } from '../git/git.ts';
import { changeInHearing, hearingOf } from '../hearing.ts';
import type { Verdict } from '../judge/judge.ts';
import { judgeRun, readRun } from '../judge/judge-run.ts';
import { standingOf } from '../judge/standing.ts';
import { label, pathOf, sha256 } from '../picture.ts';
import { capturedFolder, type Places } from '../places.ts';
import { repository } from '../repository.ts';
import { comparedPlaces } from '../run/against.ts';
import type { CaptureRun } from '../run/take-pictures.ts';
import { readStories, type Story } from '../stories.ts';
import { axeChanges } from './axe-changes.ts';
import { causesOf } from './causes.ts';
import { withCommitsHere } from './commits-here.ts';
import { historiesOf } from './history.ts';
import { PictureFiles } from './picture-files.ts';
import type { HistoryEntry, Review, ReviewPicture, Side } from './review-data.ts';

/** A review, and what stands behind it. */
export interface BuiltReview {
  /** Without decisions; those are kept elsewhere. */
  review: Omit<Review, 'decisions' | 'seen'>;
  run: CaptureRun;
  verdicts: ReadonlyMap<string, Verdict>;
  /** Pictures that two branches approved differently. */
  contested: ReadonlySet<string>;
  files: PictureFiles;
}

/** Judges the last capture anew and gathers all that is known about what is not approved. */
export async function buildReview(given: Places): Promise<BuiltReview> {
  const run = await readRun(given);
  const places = comparedPlaces(given, run);
  const verdicts = await judgeRun(given, run);
  const stories = await readStories(places.built);
  const approvals = await withCommitsHere(given.baselines, await readApprovals(given.baselines));
  const context: Context = {
    places,
    files: new PictureFiles(),
    stories: new Map(stories.map((story) => [story.id, story])),
    captured: new Map(run.pictures.map((one) => [label(one), one])),
    baselines: new Map((await readBaselines(places.baselines)).map((one) => [label(one), one])),
    histories: historiesOf(approvals),
  };
  const open = verdicts.filter(({ status }) => status !== 'approved');
  const causes = await causesOf({
    verdicts: open,
    approvals,
    built: places.built,
    stories,
    since: run.against?.commit ?? null,
    heardAs: (verdict) => {
      const after = context.captured.get(label(verdict));
      const before = context.baselines.get(label(verdict))?.record;
      return changeInHearing(hearingOf(before), hearingOf(after?.outcome === 'taken' ? after : null));
    },
  });
  const causeOf = new Map(causes.flatMap(({ id, pictures }) => pictures.map((picture) => [picture, id])));
  const pictures = await Promise.all(
    open.map((verdict) => pictureOf(context, verdict, causeOf.get(label(verdict)) ?? null)),
  );
  const branch = await git(repository, 'rev-parse', '--abbrev-ref', 'HEAD').catch(() => 'HEAD');
  return {
    review: {
      title: `${stories.length} stories`,
      after: { name: branch, commit: run.commit },
      before: run.against ?? { name: 'the approved pictures', commit: approvals.at(-1)?.commit ?? null },
      approved: verdicts.length - open.length,
      pictures: pictures.sort(inTree),
      causes,
    },
    run,
    verdicts: new Map(verdicts.map((verdict) => [label(verdict), verdict])),
    contested: new Set(standingOf(approvals).contested.keys()),
    files: context.files,
  };
}

interface Context {
  places: Places;
  files: PictureFiles;
  stories: ReadonlyMap<string, Story>;
  captured: ReadonlyMap<string, Captured>;
  baselines: ReadonlyMap<string, Baseline>;
  histories: ReadonlyMap<string, readonly HistoryEntry[]>;
}

async function pictureOf(context: Context, verdict: Verdict, cause: string | null): Promise<ReviewPicture> {
  const { places, files, captured, baselines, histories } = context;
  const { story, mode, status, message, difference } = verdict;
  const key = label(verdict);
  const [shot, baseline] = [captured.get(key), baselines.get(key)];
  const taken = shot?.outcome === 'taken' ? shot : null;
  const folder = capturedFolder(places);
  const before = baseline?.hash ? await sideOf(files, pictureIn(places.baselines, verdict)) : null;
  // A story that failed may have left a picture; it shows nothing anybody should judge.
  const after = shot && shot.outcome !== 'error' ? await sideOf(files, pictureIn(folder, verdict)) : null;
  return {
    story,
    mode,
    label: key,
    ...placeOf(context.stories, story),
    status: status === 'approved' ? 'unapproved' : status,
    message,
    before,
    after,
    second: status === 'unstable' ? await sideOf(files, `${pathOf(folder, verdict)}.second.png`) : null,
    difference:
      difference && before && after
        ? {
            source: files.addDrawing(difference.drawing, before.hash, after.hash),
            pixels: difference.pixels,
            share: difference.share,
            regions: difference.regions,
          }
        : null,
    heard: verdict.heard,
    aria: { before: baseline?.record?.aria ?? null, after: taken?.aria ?? null },
    axe: axeChanges(baseline?.record?.axe, taken?.axe),
    cause,
    history: histories.get(key) ?? [],
  };
}

async function sideOf(files: PictureFiles, path: string): Promise<Side | null> {
  const picture = await readFile(path).catch(() => null);
  if (!picture) return null;
  const hash = sha256(picture);
  return { source: files.add(path, hash), hash, ...sizeOf(picture) };
}

/** A story that is gone keeps the place of those beside it. */
function placeOf(stories: ReadonlyMap<string, Story>, id: string): { title: string; name: string } {
  const story = stories.get(id);
  if (story) return { title: story.title, name: story.name };
  const [component = '', rest = ''] = id.split('--');
  const sister = [...stories.values()].find((one) => one.id.startsWith(`${component}--`));
  return { title: sister?.title ?? component, name: rest.replaceAll('-', ' ') };
}

function inTree(one: ReviewPicture, other: ReviewPicture): number {
  const [first, second] = [`${one.title} ${one.label}`, `${other.title} ${other.label}`];
  return first < second ? -1 : Number(first > second);
}
