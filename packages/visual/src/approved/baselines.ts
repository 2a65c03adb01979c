import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { AccessibilitySnapshot } from '../accessibility-snapshot.ts';
import type { CapturedScreenshot } from '../capture/capture.ts';
import { compareByLabel, getScreenshotPath, type ScreenshotId, sha256 } from '../screenshot-id.ts';
import { detectFormat, formats } from './screenshot-file.ts';

/** What stands beside a picture. */
export interface BaselineMetadata extends AccessibilitySnapshot {
  hash: string;
  width: number;
  height: number;
  /** Hash of everything the picture was made of; null where that was not known. */
  inputs: string | null;
  /** Id of the fingerprint of the browser that took it. */
  fingerprint: string;
}

/** The record of a picture that was taken. */
export function toBaselineMetadata(
  taken: Extract<CapturedScreenshot, { outcome: 'taken' }>,
  fingerprint: string,
): BaselineMetadata {
  const { hash, width, height, inputs = null, aria = null, axe = null } = taken;
  return { hash, width, height, inputs, fingerprint, aria, axe };
}

export interface Baseline extends ScreenshotId {
  /** Of the picture as it lies there; null when only its record is left. Of two in its place it is that of both. */
  hash: string | null;
  /** Null when somebody put the picture there without one. */
  record: BaselineMetadata | null;
}

/** All pictures in the folder. The hash comes from the bytes, never from the record. */
export async function readBaselines(folder: string): Promise<Baseline[]> {
  const files = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = new Map<string, ScreenshotId & { pictures: string[] }>();
  for (const file of files.sort()) {
    const [, component, story, mode, ending] =
      file
        .split(sep)
        .join('/')
        .match(/^([^/]+)\/([^/]+)\/([^/]+)\.(webp|png|json)$/) ?? [];
    if (!component || !story || !mode) continue;
    const key = `${component}/${story}/${mode}`;
    const { pictures = [] } = found.get(key) ?? {};
    if (ending !== 'json') pictures.push(join(folder, file));
    found.set(key, { story: `${component}--${story}`, mode, pictures });
  }
  return Promise.all(
    [...found.values()]
      .sort(compareByLabel)
      .map(({ pictures, ...name }) => readBaseline(folder, name, pictures)),
  );
}

export async function writeBaseline(
  folder: string,
  name: ScreenshotId,
  picture: Buffer,
  record: BaselineMetadata,
): Promise<void> {
  const path = getScreenshotPath(folder, name);
  const format = detectFormat(picture);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${format}`, picture);
  for (const other of formats) if (other !== format) await rm(`${path}.${other}`, { force: true });
  await writeMetadata(folder, name, record);
}

/** Writes what is known of a picture beside it. */
export async function writeMetadata(
  folder: string,
  name: ScreenshotId,
  record: BaselineMetadata,
): Promise<void> {
  await writeFile(`${getScreenshotPath(folder, name)}.json`, `${JSON.stringify(record, null, 2)}\n`);
}

/** Takes a picture and its record away, and the folders that are empty then. */
export async function removeBaseline(folder: string, name: ScreenshotId): Promise<void> {
  const path = getScreenshotPath(folder, name);
  for (const ending of [...formats, 'json']) await rm(`${path}.${ending}`, { force: true });
  for (const parent of [dirname(path), dirname(dirname(path))]) {
    if ((await readdir(parent)).length === 0) await rm(parent, { recursive: true });
  }
}

/** A second picture beside the approved one must not pass as it: nobody approved the two. */
async function readBaseline(folder: string, name: ScreenshotId, files: readonly string[]): Promise<Baseline> {
  const pictures = await Promise.all(files.map((file) => readFile(file)));
  const record = await recordIn(`${getScreenshotPath(folder, name)}.json`);
  return { ...name, hash: pictures.length > 0 ? sha256(Buffer.concat(pictures)) : null, record };
}

/** In the midst of a merge git may have left both sides in it: then it speaks for no picture. */
async function recordIn(path: string): Promise<BaselineMetadata | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text === '' || /^<{7} /m.test(text) ? null : (JSON.parse(text) as BaselineMetadata);
}
