import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeBaseline } from '../approved/baselines.ts';
import { writeReviewRecord } from '../approved/review-records.ts';
import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { getCapturedFolder, type Paths } from '../paths.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import { getScreenshotLabel, getScreenshotPathWithoutExtension, sha256 } from '../screenshot-id.ts';
import { createGreyImageWithDotsFixture } from './image-fixtures.ts';
import { createStorybookFixture, createTileStoryFixture } from './storybook-fixture.ts';

/** Screenshots before and after, by label. `null` if there is none. */
export type ImagePairsByLabel = Readonly<Record<string, { before: Buffer | null; after: Buffer | null }>>;

export const greyImageFixture = createGreyImageWithDotsFixture(16, 16);

/** Returns an image that differs from the grey one in this many pixels. */
export function createChangedGreyImageFixture(count: number): Buffer {
  return createGreyImageWithDotsFixture(
    16,
    16,
    Array.from({ length: count }, (_, at) => at),
  );
}

/** Creates folders with approved and captured screenshots, as after `check`. Labels are such as `a--one 360-light`. */
export async function createReviewFoldersFixture(shots: ImagePairsByLabel): Promise<Paths> {
  const folder = await mkdtemp(join(tmpdir(), 'review-'));
  const paths = {
    built: join(folder, 'built'),
    baselines: join(folder, 'baselines'),
    reports: join(folder, 'reports'),
  };
  await writeApprovedScreenshots(paths, shots);
  await writeCaptureRunFixture(paths, shots);
  return paths;
}

async function writeApprovedScreenshots({ baselines }: Paths, shots: ImagePairsByLabel): Promise<void> {
  const screenshots = [];
  for (const [key, { before }] of Object.entries(shots)) {
    if (!before) continue;
    const hash = sha256(before);
    await writeBaseline(baselines, toScreenshotId(key), before, {
      hash,
      width: 16,
      height: 16,
      inputs: null,
      fingerprint: 'f',
    });
    screenshots.push({ ...toScreenshotId(key), from: null, to: hash });
  }
  const at = '2026-01-01T00:00:00Z';
  await writeReviewRecord(baselines, {
    by: 'Mina',
    at,
    commit: 'c0ffee',
    reason: 'First',
    pictures: screenshots,
  });
}

export async function writeCaptureRunFixture(paths: Paths, shots: ImagePairsByLabel): Promise<void> {
  const taken = Object.entries(shots).flatMap(([key, { after }]) =>
    after ? [{ name: toScreenshotId(key), after }] : [],
  );
  await createStorybookFixture(
    Object.fromEntries(taken.map(({ name }) => [name.story, createTileStoryFixture('#808080')])),
    paths.built,
  );
  const screenshots: ScreenshotCaptureResult[] = [];
  for (const { name, after } of taken) {
    const path = `${getScreenshotPathWithoutExtension(getCapturedFolder(paths), name)}.png`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, after);
    screenshots.push({
      ...name,
      outcome: 'taken',
      hash: sha256(after),
      width: 16,
      height: 16,
      duplicateReason: getScreenshotLabel(name),
    });
  }
  const run: CaptureRun = {
    commit: 'c0ffee',
    selection: { stories: [], modes: [] },
    fingerprint: { id: 'f', browser: '1', drawing: 'd', flags: [] },
    seconds: 1,
    pictures: screenshots,
  };
  await writeFile(join(getCapturedFolder(paths), 'captured.json'), JSON.stringify(run));
}

function toScreenshotId(key: string) {
  const [story = '', mode = ''] = key.split(' ');
  return { story, mode };
}
