import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError, exitCodes } from '../cli-error.ts';
import { compareRunWithBaselines } from '../evaluation/compare-run-with-baselines.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { readObjectIdsByPath, runGit } from '../git/run-git.ts';
import { findAffectedStoryFiles } from '../inputs/affected-story-files.ts';
import { readStorybookInputs, type StorybookInputs } from '../inputs/storybook-inputs.ts';
import type { Paths } from '../paths.ts';
import { buildStorybook } from '../run/build-storybook.ts';
import { runCapture } from '../run/capture-run.ts';
import { getScreenshotLabel, sha256 } from '../screenshot-id.ts';
import { readStories, type Story } from '../stories.ts';
import { type PlantedChange, plantChanges } from './planted-changes.ts';

/** What a planted change changes, in a sample of the stories that it can affect. */
export interface PlantedCapture {
  commit: string;
  results: readonly ScreenshotResult[];
  inputs: StorybookInputs;
  stories: readonly Story[];
}

const modes = ['1280-light', '1280-dark'];

/** The maximum number of stories of a sample. A change of a token affects a thousand. */
const maxStories = 34;

/** Plants the changes in a checkout, builds its Storybook and compares a sample. Reuses the result of an earlier run. */
export async function capturePlantedChanges(
  { reports }: Paths,
  checkout: string,
  commit: string,
  changes: readonly PlantedChange[],
): Promise<PlantedCapture> {
  const names = changes.map(({ name }) => name.replaceAll(' ', '-'));
  const cache = join(reports, 'visual-causes', `${names.join('+')}.json`);
  const text = await readFile(cache, 'utf8').catch(() => null);
  const cached = text === null ? null : (JSON.parse(text) as PlantedCapture);
  if (cached?.commit === commit) return cached;

  await runGit(checkout, 'reset', '--quiet', '--hard', commit);
  await plantChanges(checkout, changes);
  const built = await buildStorybook(checkout);
  const inputs = await readStorybookInputs(built);
  if (!inputs)
    throw new CliError(exitCodes.incomparable, 'The Storybook of that commit has no record of its inputs.');
  const stories = await readStories(built);
  const { files } = findAffectedStoryFiles(inputs, await readObjectIdsByPath(checkout, commit));
  const ids = selectSample(
    stories.filter(({ file }) => files.has(file)),
    changes,
  );
  const paths: Paths = {
    built,
    baselines: join(checkout, 'packages/visual/baselines'),
    reports: join(reports, 'visual-causes', 'work'),
  };
  const run = await runCapture(paths, { stories: [], modes, ids }, { root: checkout });
  const captured = await compareRunWithBaselines(paths, run);
  const results = [...captured, ...listUnaffected(stories, files, captured)];
  const capture = { commit, results, inputs, stories };
  await mkdir(dirname(cache), { recursive: true });
  await writeFile(cache, JSON.stringify(capture));
  return capture;
}

/** Returns the stories of the changed components first, then others in an order that depends on their names. */
function selectSample(affected: readonly Story[], changes: readonly PlantedChange[]): string[] {
  const folders = changes.flatMap(({ files }) => files.map((file) => `${dirname(file)}/`));
  const order = ({ id, file }: Story) =>
    (folders.some((folder) => file.startsWith(folder)) ? '0' : '1') + sha256(id);
  return affected
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
    .slice(0, maxStories)
    .map(({ id }) => id);
}

/** Returns the results of stories that use none of the changed files. A check does not take their screenshots again. */
function listUnaffected(
  stories: readonly Story[],
  affected: ReadonlySet<string>,
  captured: readonly ScreenshotResult[],
): ScreenshotResult[] {
  const labels = new Set(captured.map(getScreenshotLabel));
  return stories
    .filter(({ file }) => !affected.has(file))
    .flatMap(({ id }) => modes.map((mode) => ({ story: id, mode })))
    .filter((name) => !labels.has(getScreenshotLabel(name)))
    .map((name) => ({
      ...name,
      status: 'approved',
      message: null,
      approved: null,
      captured: null,
      heard: null,
      difference: null,
    }));
}
