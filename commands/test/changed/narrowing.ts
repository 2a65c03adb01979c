import { join } from 'node:path';
import type { Build } from '../../builds.ts';
import { repositoryRoot } from '../../repository-root.ts';
import type { StageContext } from '../run-stage.ts';
import { onBothProcessors, vitest } from '../runners.ts';
import type { Sources } from './choose-unit-files.ts';
import { isTest } from './classify-files.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import type { Change } from './read-change.ts';

/** The folder of the reports of narrowed runs, in `reports/`. */
export const narrowedReports = 'changed';

export type Result = Promise<number | { notRun: string }>;

/** Runs the part of a stage that a change concerns, or `runWhole` with the reason why that is all of it. */
export type NarrowedRun = (context: StageContext, runWhole: (reason: string) => Result) => Result;

/** What the stages are narrowed by. */
export interface Narrowing {
  change: Change;
  sources: Sources;
  /** Added, modified and deleted files. */
  changed: readonly string[];
  /** Why every stage is run whole: a file changed on which everything depends. */
  because: string | undefined;
  isChanged: (pattern: RegExp) => boolean;
  /** Returns whether a build contains the change. */
  isIn: (build: Build) => boolean;
  listTests: (pattern: RegExp) => string[];
  readGraph: (stop: AbortSignal) => Promise<ImportGraph>;
}

export function createNarrowing(change: Change, sources: Sources, global: string | undefined): Narrowing {
  const changed = [...change.files, ...change.deleted];
  let graph: Promise<ImportGraph> | undefined;
  return {
    change,
    sources,
    changed,
    because: global && `${global} changed`,
    isChanged: (pattern) => changed.some((file) => pattern.test(file)),
    isIn: ({ inputs }) =>
      changed.some((file) => inputs.some((input) => file === input || file.startsWith(`${input}/`))),
    listTests: (pattern) => sources.files.filter((file) => isTest(file) && pattern.test(file)),
    readGraph: (stop) => (graph ??= readImportGraph(stop)),
  };
}

export async function leaveOut(reason: string) {
  return { notRun: `left out: ${reason}.` };
}

/** Runs chosen test files of a project by their paths. */
export function runFiles(
  project: string,
  { chosen, of }: { chosen: readonly string[]; of: readonly string[] },
  context: StageContext,
  env: Record<string, string> = {},
): Result {
  if (chosen.length === 0) return leaveOut('no test reaches the change');
  context.note(`narrowed to ${chosen.length} of ${of.length} files.`);
  const paths = chosen.map((file) => join(repositoryRoot, file));
  return vitest([project], context, env, [...onBothProcessors, ...paths]);
}
