import { readFile } from 'node:fs/promises';
import { getAccessibilityChange, toAccessibilitySnapshot } from '../accessibility-snapshot.ts';
import { readApprovals } from '../approved/approvals.ts';
import { type Baseline, readBaselines } from '../approved/baselines.ts';
import { findScreenshotFile, readImageSize } from '../approved/screenshot-file.ts';
import type { CapturedScreenshot } from '../capture/capture.ts';
import { git } from '../git/git.ts';
import { computeApprovalState } from '../judge/approval-state.ts';
import type { ScreenshotResult } from '../judge/compare-with-baselines.ts';
import { evaluateRun, readCaptureRun } from '../judge/evaluate-run.ts';
import { capturedFolder, type Places } from '../paths.ts';
import { repositoryRoot } from '../repository.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import { getComparisonPaths } from '../run/comparison-base.ts';
import { getLabel, getScreenshotPath, sha256 } from '../screenshot-id.ts';
import { readStories, type Story } from '../stories.ts';
import { diffAxeFindings } from './diff-axe-findings.ts';
import { groupByCause } from './group-by-cause.ts';
import { groupHistory } from './history.ts';
import { mapToLocalCommits } from './map-to-local-commits.ts';
import type { HistoryEntry, Review, ReviewImage, ReviewPicture } from './review-data.ts';
import { PictureFiles } from './screenshot-files.ts';

/** A review with the data behind it. */
export interface BuiltReview {
  /** Without decisions, which are stored separately. */
  review: Omit<Review, 'decisions' | 'seen'>;
  run: CaptureRun;
  verdicts: ReadonlyMap<string, ScreenshotResult>;
  /** Screenshots that two branches approved differently. */
  contested: ReadonlySet<string>;
  files: PictureFiles;
}

/** Evaluates the last capture again and collects everything known about screenshots that are not approved. */
export async function buildReview(given: Places): Promise<BuiltReview> {
  const run = await readCaptureRun(given);
  const places = getComparisonPaths(given, run);
  const verdicts = await evaluateRun(given, run);
  const stories = await readStories(places.built);
  const approvals = await mapToLocalCommits(given.baselines, await readApprovals(given.baselines));
  const context: Context = {
    places,
    files: new PictureFiles(),
    stories: new Map(stories.map((story) => [story.id, story])),
    captured: new Map(run.pictures.map((one) => [getLabel(one), one])),
    baselines: new Map((await readBaselines(places.baselines)).map((one) => [getLabel(one), one])),
    histories: groupHistory(approvals),
  };
  const open = verdicts.filter(({ status }) => status !== 'approved');
  const causes = await groupByCause({
    verdicts: open,
    approvals,
    built: places.built,
    stories,
    since: run.against?.commit ?? null,
    heardAs: (verdict) => {
      const after = context.captured.get(getLabel(verdict));
      const before = context.baselines.get(getLabel(verdict))?.record;
      return getAccessibilityChange(
        toAccessibilitySnapshot(before),
        toAccessibilitySnapshot(after?.outcome === 'taken' ? after : null),
      );
    },
  });
  const causeOf = new Map(causes.flatMap(({ id, pictures }) => pictures.map((picture) => [picture, id])));
  const pictures = await Promise.all(
    open.map((verdict) => pictureOf(context, verdict, causeOf.get(getLabel(verdict)) ?? null)),
  );
  const branch = await git(repositoryRoot, 'rev-parse', '--abbrev-ref', 'HEAD').catch(() => 'HEAD');
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
    verdicts: new Map(verdicts.map((verdict) => [getLabel(verdict), verdict])),
    contested: new Set(computeApprovalState(approvals).contested.keys()),
    files: context.files,
  };
}

interface Context {
  places: Places;
  files: PictureFiles;
  stories: ReadonlyMap<string, Story>;
  captured: ReadonlyMap<string, CapturedScreenshot>;
  baselines: ReadonlyMap<string, Baseline>;
  histories: ReadonlyMap<string, readonly HistoryEntry[]>;
}

async function pictureOf(
  context: Context,
  verdict: ScreenshotResult,
  cause: string | null,
): Promise<ReviewPicture> {
  const { places, files, captured, baselines, histories } = context;
  const { story, mode, status, message, difference } = verdict;
  const key = getLabel(verdict);
  const [shot, baseline] = [captured.get(key), baselines.get(key)];
  const taken = shot?.outcome === 'taken' ? shot : null;
  const folder = capturedFolder(places);
  const before = baseline?.hash ? await sideOf(files, findScreenshotFile(places.baselines, verdict)) : null;
  // A failed story may have left a screenshot, which must not be reviewed.
  const after =
    shot && shot.outcome !== 'error' ? await sideOf(files, findScreenshotFile(folder, verdict)) : null;
  return {
    story,
    mode,
    label: key,
    ...placeOf(context.stories, story),
    status: status === 'approved' ? 'unapproved' : status,
    message,
    before,
    after,
    second:
      status === 'unstable' ? await sideOf(files, `${getScreenshotPath(folder, verdict)}.second.png`) : null,
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
    axe: diffAxeFindings(baseline?.record?.axe, taken?.axe),
    cause,
    history: histories.get(key) ?? [],
  };
}

async function sideOf(files: PictureFiles, path: string): Promise<ReviewImage | null> {
  const picture = await readFile(path).catch(() => null);
  if (!picture) return null;
  const hash = sha256(picture);
  return { source: files.add(path, hash), hash, ...readImageSize(picture) };
}

/** Returns a story's title and name. A deleted story gets the title of its siblings. */
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
