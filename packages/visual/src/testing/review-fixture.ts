import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeApproval } from '../approved/approvals.ts';
import { writeBaseline } from '../approved/baselines.ts';
import type { CapturedScreenshot } from '../capture/capture.ts';
import { capturedFolder, type Paths } from '../paths.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import { getLabel, getScreenshotPath, sha256 } from '../screenshot-id.ts';
import { greyImage } from './image-fixtures.ts';
import { createStorybookFixture, tileStory } from './storybook-fixture.ts';

/** Screenshots before and after, by label. `null` if there is none. */
export type ImagePair = Readonly<Record<string, { before: Buffer | null; after: Buffer | null }>>;

export const grey = greyImage(16, 16);

/** Returns an image that differs from the grey one in this many pixels. */
export function greyImageWithChanges(count: number): Buffer {
  return greyImage(
    16,
    16,
    Array.from({ length: count }, (_, at) => at),
  );
}

/** Creates folders with approved and captured screenshots, as after `check`. Labels are such as `a--one 360-light`. */
export async function createReviewFixture(shots: ImagePair): Promise<Paths> {
  const folder = await mkdtemp(join(tmpdir(), 'review-'));
  const paths = {
    built: join(folder, 'built'),
    baselines: join(folder, 'baselines'),
    reports: join(folder, 'reports'),
  };
  await layApproved(paths, shots);
  await writeCaptured(paths, shots);
  return paths;
}

async function layApproved({ baselines }: Paths, shots: ImagePair): Promise<void> {
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
  await writeApproval(baselines, {
    by: 'Mina',
    at,
    commit: 'c0ffee',
    reason: 'First',
    pictures: screenshots,
  });
}

export async function writeCaptured(paths: Paths, shots: ImagePair): Promise<void> {
  const taken = Object.entries(shots).flatMap(([key, { after }]) =>
    after ? [{ name: toScreenshotId(key), after }] : [],
  );
  await createStorybookFixture(
    Object.fromEntries(taken.map(({ name }) => [name.story, tileStory('#808080')])),
    paths.built,
  );
  const screenshots: CapturedScreenshot[] = [];
  for (const { name, after } of taken) {
    const path = `${getScreenshotPath(capturedFolder(paths), name)}.png`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, after);
    screenshots.push({
      ...name,
      outcome: 'taken',
      hash: sha256(after),
      width: 16,
      height: 16,
      samePicture: getLabel(name),
    });
  }
  const run: CaptureRun = {
    commit: 'c0ffee',
    selection: { stories: [], modes: [] },
    fingerprint: { id: 'f', browser: '1', drawing: 'd', flags: [] },
    seconds: 1,
    pictures: screenshots,
  };
  await writeFile(join(capturedFolder(paths), 'captured.json'), JSON.stringify(run));
}

function toScreenshotId(key: string) {
  const [story = '', mode = ''] = key.split(' ');
  return { story, mode };
}
