import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import type { Captured } from './capture/capture.ts';
import { byName, type PictureName, pathOf, sha256 } from './picture.ts';
import type { AxeFinding } from './review/review-data.ts';

/** What stands beside a picture. */
export interface BaselineRecord {
  hash: string;
  width: number;
  height: number;
  /** Hash of everything the picture was made of; null where that was not known. */
  inputs: string | null;
  /** Id of the fingerprint of the browser that took it. */
  fingerprint: string;
  /** The accessibility tree as text, and what axe objected to; null in modes where they are not asked. */
  aria?: string | null;
  axe?: readonly AxeFinding[] | null;
}

/** The record of a picture that was taken. */
export function recordOf(
  taken: Extract<Captured, { outcome: 'taken' }>,
  fingerprint: string,
): BaselineRecord {
  const { hash, width, height, inputs = null, aria = null, axe = null } = taken;
  return { hash, width, height, inputs, fingerprint, aria, axe };
}

export interface Baseline extends PictureName {
  /** Of the picture as it lies there; null when only its record is left. */
  hash: string | null;
  /** Null when somebody put the picture there without one. */
  record: BaselineRecord | null;
}

/** All pictures in the folder. The hash comes from the bytes, never from the record. */
export async function readBaselines(folder: string): Promise<Baseline[]> {
  const files = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = new Map<string, PictureName>();
  for (const file of files) {
    const [, component, story, mode] =
      file
        .split(sep)
        .join('/')
        .match(/^([^/]+)\/([^/]+)\/([^/]+)\.(?:png|json)$/) ?? [];
    if (component && story && mode)
      found.set(`${component}/${story}/${mode}`, { story: `${component}--${story}`, mode });
  }
  return Promise.all([...found.values()].sort(byName).map((name) => readBaseline(folder, name)));
}

export async function writeBaseline(
  folder: string,
  name: PictureName,
  picture: Buffer,
  record: BaselineRecord,
): Promise<void> {
  const path = pathOf(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.png`, picture);
  await writeRecord(folder, name, record);
}

/** Writes what is known of a picture beside it. */
export async function writeRecord(folder: string, name: PictureName, record: BaselineRecord): Promise<void> {
  await writeFile(`${pathOf(folder, name)}.json`, `${JSON.stringify(record, null, 2)}\n`);
}

/** Takes a picture and its record away, and the folders that are empty then. */
export async function removeBaseline(folder: string, name: PictureName): Promise<void> {
  const path = pathOf(folder, name);
  await rm(`${path}.png`, { force: true });
  await rm(`${path}.json`, { force: true });
  for (const parent of [dirname(path), dirname(dirname(path))]) {
    if ((await readdir(parent)).length === 0) await rm(parent, { recursive: true });
  }
}

async function readBaseline(folder: string, name: PictureName): Promise<Baseline> {
  const path = pathOf(folder, name);
  const [picture, record] = await Promise.all([bytesOf(`${path}.png`), bytesOf(`${path}.json`)]);
  return {
    ...name,
    hash: picture && sha256(picture),
    record: record && readRecord(record.toString()),
  };
}

/** In the midst of a merge git may have left both sides in it: then it speaks for no picture. */
function readRecord(text: string): BaselineRecord | null {
  return /^<{7} /m.test(text) ? null : (JSON.parse(text) as BaselineRecord);
}

async function bytesOf(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
