import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readStorybookInputs, type StorybookInputs } from '../inputs/storybook-inputs.ts';
import type { Paths } from '../paths.ts';
import type { CaptureRun } from './capture-run.ts';

/** The state of the files when a check of all screenshots passed. What has changed since explains a difference. */
export interface PassedCheck extends Pick<StorybookInputs, 'files'> {
  commit: string;
  at: string;
}

/** Returns the last check of all screenshots that passed in this clone, or `null` if there was none. */
export async function readLastPassedCheck(paths: Paths): Promise<PassedCheck | null> {
  const text = await readFile(getPath(paths), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as PassedCheck);
}

/** Records a check that passed. A check of some screenshots proves nothing about the others and is not recorded. */
export async function recordPassedCheck(paths: Paths, run: CaptureRun): Promise<void> {
  const { stories, modes, ids, shard } = run.selection;
  const isComplete = stories.length === 0 && modes.length === 0 && ids === undefined && shard === undefined;
  const inputs = isComplete && !run.against ? await readStorybookInputs(paths.built) : null;
  if (!inputs) return;
  const passed: PassedCheck = { commit: run.commit, at: new Date().toISOString(), files: inputs.files };
  await mkdir(dirname(getPath(paths)), { recursive: true });
  await writeFile(getPath(paths), JSON.stringify(passed));
}

/** Beside the captures, which the next check removes. */
function getPath({ reports }: Paths): string {
  return join(reports, 'visual', 'last-passed-check.json');
}
