import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from '../modes.ts';
import { sha256 } from '../screenshot-id.ts';
import type { BuildInputs } from './build-inputs.ts';

/** What the pictures of one run have in common, whichever story they show. */
export interface CaptureEnvironment {
  /** Id of the browser's fingerprint. */
  fingerprint: string;
  /** Hash of the sources that decide how a picture is taken. */
  taking: string;
}

/**
 * A hash over everything a picture is made of: the story's files, what all stories share, the mode, the browser
 * and the way it is taken. Null where that is not known, and then the picture has to be taken.
 */
export function computeInputHash(
  inputs: BuildInputs | null,
  storyFile: string,
  mode: Mode,
  surroundings: CaptureEnvironment,
): string | null {
  const own = inputs?.stories[storyFile];
  if (!inputs || !own) return null;
  const files = [...new Set([...inputs.global, ...own])].sort().map((file) => [file, inputs.files[file]]);
  if (files.some(([, id]) => !id)) return null;
  return sha256(JSON.stringify([files, mode, surroundings])).slice(0, 16);
}

const sources = join(import.meta.dirname, '..');

/** The sources of this package that decide how a picture is taken, relative to `src`. */
export async function listCaptureSources(): Promise<string[]> {
  const capture = await readdir(join(sources, 'capture'));
  const files = capture.filter((name) => !name.includes('.test.')).map((name) => `capture/${name}`);
  return [...files, 'modes.ts', 'story-parameters.ts'].sort();
}

export async function hashCaptureSources(): Promise<string> {
  const texts = await Promise.all(
    (await listCaptureSources()).map((file) => readFile(join(sources, file), 'utf8')),
  );
  return sha256(texts.join('\0')).slice(0, 16);
}
