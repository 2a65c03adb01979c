import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from '../modes.ts';
import { sha256 } from '../screenshot-id.ts';
import type { StorybookInputs } from './storybook-inputs.ts';

/** The inputs that all screenshots of a run share. */
export interface CaptureEnvironment {
  /** Id of the browser's fingerprint. */
  fingerprint: string;
  /** Hash of the sources that determine how a screenshot is taken. */
  taking: string;
}

/**
 * Returns a hash of all inputs of a screenshot: the story's files, the global files, the mode, the browser and the
 * capture code. Returns `null` if they are unknown; the screenshot must be taken then.
 */
export function computeInputHash(
  inputs: StorybookInputs | null,
  storyFile: string,
  mode: Mode,
  environment: CaptureEnvironment,
): string | null {
  const storyFiles = inputs?.stories[storyFile];
  if (!inputs || !storyFiles) return null;
  const files = [...new Set([...inputs.global, ...storyFiles])]
    .sort()
    .map((file) => [file, inputs.files[file]]);
  if (files.some(([, id]) => !id)) return null;
  return sha256(JSON.stringify([files, mode, environment])).slice(0, 16);
}

const sources = join(import.meta.dirname, '..');

/** Returns the sources of this package that determine how a screenshot is taken, relative to `src`. */
export async function listCaptureSources(): Promise<string[]> {
  const capture = await readdir(join(sources, 'capture'));
  const files = capture.filter((name) => !name.includes('.test.')).map((name) => `capture/${name}`);
  return [...files, 'modes.ts', 'screenshot-parameters.ts'].sort();
}

export async function hashCaptureSources(): Promise<string> {
  const texts = await Promise.all(
    (await listCaptureSources()).map((file) => readFile(join(sources, file), 'utf8')),
  );
  return sha256(texts.join('\0')).slice(0, 16);
}
