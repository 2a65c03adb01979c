import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { AccessibilityAuditData } from '../accessibility-audit-data.ts';
import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import {
  compareByLabel,
  getScreenshotPathWithoutExtension,
  type ScreenshotId,
  sha256,
} from '../screenshot-id.ts';
import { detectFormat, formats } from './screenshot-file.ts';

/** The metadata that is stored beside a screenshot. */
export interface BaselineMetadata extends AccessibilityAuditData {
  hash: string;
  width: number;
  height: number;
  /** Hash of all inputs of the screenshot, or `null` if they are unknown. */
  inputs: string | null;
  /** Id of the fingerprint of the browser that took it. */
  fingerprint: string;
}

/** Returns the metadata of a screenshot. */
export function toBaselineMetadata(
  taken: Extract<ScreenshotCaptureResult, { outcome: 'taken' }>,
  fingerprint: string,
): BaselineMetadata {
  const { hash, width, height, inputs = null, aria = null, axe = null } = taken;
  return { hash, width, height, inputs, fingerprint, aria, axe };
}

export interface Baseline extends ScreenshotId {
  /**
   * Hash of the stored screenshot, or `null` if only its metadata is left. If there are two files, the hash covers
   * both.
   */
  hash: string | null;
  /** `null` if the screenshot was added without metadata. */
  metadata: BaselineMetadata | null;
}

/** Reads all screenshots in the folder. Hashes are calculated from the files, never read from the metadata. */
export async function readBaselines(folder: string): Promise<Baseline[]> {
  const files = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const filesByLabel = new Map<string, ScreenshotId & { pictures: string[] }>();
  for (const file of files.sort()) {
    const [, component, story, mode, ending] =
      file
        .split(sep)
        .join('/')
        .match(/^([^/]+)\/([^/]+)\/([^/]+)\.(webp|png|json)$/) ?? [];
    if (!component || !story || !mode) continue;
    const key = `${component}/${story}/${mode}`;
    const { pictures = [] } = filesByLabel.get(key) ?? {};
    if (ending !== 'json') pictures.push(join(folder, file));
    filesByLabel.set(key, { story: `${component}--${story}`, mode, pictures });
  }
  return Promise.all(
    [...filesByLabel.values()]
      .sort(compareByLabel)
      .map(({ pictures, ...name }) => readBaseline(folder, name, pictures)),
  );
}

export async function writeBaseline(
  folder: string,
  name: ScreenshotId,
  screenshot: Buffer,
  metadata: BaselineMetadata,
): Promise<void> {
  const path = getScreenshotPathWithoutExtension(folder, name);
  const format = detectFormat(screenshot);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${format}`, screenshot);
  for (const other of formats) if (other !== format) await rm(`${path}.${other}`, { force: true });
  await writeBaselineMetadata(folder, name, metadata);
}

/** Writes the metadata of a screenshot. */
export async function writeBaselineMetadata(
  folder: string,
  name: ScreenshotId,
  metadata: BaselineMetadata,
): Promise<void> {
  await writeFile(
    `${getScreenshotPathWithoutExtension(folder, name)}.json`,
    `${JSON.stringify(metadata, null, 2)}\n`,
  );
}

/** Removes a screenshot and its metadata, and folders that become empty. */
export async function removeBaseline(folder: string, name: ScreenshotId): Promise<void> {
  const path = getScreenshotPathWithoutExtension(folder, name);
  for (const ending of [...formats, 'json']) await rm(`${path}.${ending}`, { force: true });
  for (const parent of [dirname(path), dirname(dirname(path))]) {
    if ((await readdir(parent)).length === 0) await rm(parent, { recursive: true });
  }
}

/**
 * Reads one baseline. If there are two screenshot files, both are hashed together, so that they do not match an
 * approval.
 */
async function readBaseline(folder: string, name: ScreenshotId, files: readonly string[]): Promise<Baseline> {
  const screenshots = await Promise.all(files.map((file) => readFile(file)));
  const metadata = await readMetadata(`${getScreenshotPathWithoutExtension(folder, name)}.json`);
  return { ...name, hash: screenshots.length > 0 ? sha256(Buffer.concat(screenshots)) : null, metadata };
}

/** Reads the metadata. Returns `null` if the file is missing or contains git conflict markers. */
async function readMetadata(path: string): Promise<BaselineMetadata | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text === '' || /^<{7} /m.test(text) ? null : (JSON.parse(text) as BaselineMetadata);
}
