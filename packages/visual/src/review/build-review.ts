import { readFile } from 'node:fs/promises';
import type { Baseline } from '../approved/baselines.ts';
import { getImageSize, resolveScreenshotFile } from '../approved/screenshot-file.ts';
import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { compareRunWithBaselines, readCaptureRun } from '../evaluation/compare-run-with-baselines.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { computeDecisionIndex } from '../evaluation/decision-index.ts';
import { runGit } from '../git/run-git.ts';
import { getCapturedFolder, type Paths } from '../paths.ts';
import { repositoryRoot } from '../repository.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import { getComparisonPaths } from '../run/comparison-base.ts';
import { getScreenshotLabel, getScreenshotPathWithoutExtension, sha256 } from '../screenshot-id.ts';
import type { Story } from '../stories.ts';
import { getDecisionsByScreenshot } from './decisions-by-screenshot.ts';
import { diffAxeFindings } from './diff-axe-findings.ts';
import type { DecisionHistoryEntry, ReviewData, ReviewImage, ReviewScreenshot } from './review-data.ts';
import { groupRunByCause, readRunEvidence } from './run-evidence.ts';
import { ScreenshotFiles } from './screenshot-files.ts';

/** A review without the reviewer and the decisions, which belong to the session. */
export interface EvaluatedReview
  extends Omit<ReviewData, 'reviewer' | 'exportedApprovals' | 'pictures' | 'decisions' | 'seen'> {
  pictures: readonly Omit<ReviewScreenshot, 'exported'>[];
}

/** A review with the data behind it. */
export interface BuiltReview {
  review: EvaluatedReview;
  run: CaptureRun;
  results: ReadonlyMap<string, ScreenshotResult>;
  /** Pictures that two branches approved differently. */
  contested: ReadonlySet<string>;
  files: ScreenshotFiles;
}

/** Evaluates the last capture again and collects everything known about screenshots that are not approved. */
export async function buildReview(approvedPaths: Paths): Promise<BuiltReview> {
  const run = await readCaptureRun(approvedPaths);
  const paths = getComparisonPaths(approvedPaths, run);
  const results = await compareRunWithBaselines(approvedPaths, run);
  const evidence = await readRunEvidence(approvedPaths, run);
  const { stories, reviews, captured, baselines } = evidence;
  const context: Context = {
    paths,
    files: new ScreenshotFiles(),
    stories: new Map(stories.map((story) => [story.id, story])),
    captured,
    baselines,
    histories: getDecisionsByScreenshot(reviews),
  };
  const open = results.filter(({ status }) => status !== 'approved');
  const causes = open.length > 0 ? await groupRunByCause(evidence, results) : [];
  const causeByLabel = new Map(causes.flatMap(({ id, pictures }) => pictures.map((label) => [label, id])));
  const screenshots = await Promise.all(
    open.map((result) =>
      toReviewScreenshot(context, result, causeByLabel.get(getScreenshotLabel(result)) ?? null),
    ),
  );
  const branch = await runGit(repositoryRoot, 'rev-parse', '--abbrev-ref', 'HEAD').catch(() => 'HEAD');
  return {
    review: {
      // Those that were checked, which may be a selection.
      title: formatStoryCount(new Set(results.map(({ story }) => story)).size),
      after: { name: branch, commit: run.commit },
      before: run.against ?? { name: 'the approved pictures', commit: reviews.at(-1)?.commit ?? null },
      approved: results.length - open.length,
      pictures: screenshots.sort(inTree),
      causes,
    },
    run,
    results: new Map(results.map((result) => [getScreenshotLabel(result), result])),
    contested: new Set(computeDecisionIndex(reviews).contested.keys()),
    files: context.files,
  };
}

function formatStoryCount(count: number): string {
  return count === 1 ? '1 story' : `${count} stories`;
}

interface Context {
  paths: Paths;
  files: ScreenshotFiles;
  stories: ReadonlyMap<string, Story>;
  captured: ReadonlyMap<string, ScreenshotCaptureResult>;
  baselines: ReadonlyMap<string, Baseline>;
  histories: ReadonlyMap<string, readonly DecisionHistoryEntry[]>;
}

async function toReviewScreenshot(
  context: Context,
  result: ScreenshotResult,
  cause: string | null,
): Promise<EvaluatedReview['pictures'][number]> {
  const { paths, files, captured, baselines, histories } = context;
  const { story, mode, status, message, difference } = result;
  const key = getScreenshotLabel(result);
  const [shot, baseline] = [captured.get(key), baselines.get(key)];
  const taken = shot?.outcome === 'taken' ? shot : null;
  const folder = getCapturedFolder(paths);
  const before = baseline?.hash
    ? await readReviewImage(files, resolveScreenshotFile(paths.baselines, result))
    : null;
  // A failed story may have left a screenshot, which must not be reviewed.
  const after =
    shot && shot.outcome !== 'error'
      ? await readReviewImage(files, resolveScreenshotFile(folder, result))
      : null;
  return {
    story,
    mode,
    label: key,
    ...getStoryTitle(context.stories, story),
    status: status === 'approved' ? 'unapproved' : status,
    message,
    before,
    after,
    second:
      status === 'unstable'
        ? await readReviewImage(files, `${getScreenshotPathWithoutExtension(folder, result)}.second.png`)
        : null,
    difference:
      difference && before && after
        ? {
            source: files.addDrawing(difference.imagePath, before.hash, after.hash),
            pixels: difference.pixels,
            share: difference.share,
            regions: difference.regions,
          }
        : null,
    captured: result.captured,
    heard: result.heard,
    aria: { before: baseline?.metadata?.aria ?? null, after: taken?.aria ?? null },
    axe: diffAxeFindings(baseline?.metadata?.axe, taken?.axe),
    cause,
    history: histories.get(key) ?? [],
  };
}

async function readReviewImage(files: ScreenshotFiles, path: string): Promise<ReviewImage | null> {
  const screenshot = await readFile(path).catch(() => null);
  if (!screenshot) return null;
  const hash = sha256(screenshot);
  return { source: files.add(path, hash), hash, ...getImageSize(screenshot) };
}

/** Returns a story's title and name. A deleted story gets the title of its siblings. */
function getStoryTitle(stories: ReadonlyMap<string, Story>, id: string): { title: string; name: string } {
  const story = stories.get(id);
  if (story) return { title: story.title, name: story.name };
  const [component = '', rest = ''] = id.split('--');
  const storyOfComponent = [...stories.values()].find((one) => one.id.startsWith(`${component}--`));
  return { title: storyOfComponent?.title ?? component, name: rest.replaceAll('-', ' ') };
}

function inTree(
  one: Pick<ReviewScreenshot, 'title' | 'label'>,
  other: Pick<ReviewScreenshot, 'title' | 'label'>,
): number {
  const [first, second] = [`${one.title} ${one.label}`, `${other.title} ${other.label}`];
  return first < second ? -1 : Number(first > second);
}
