import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, type ExitCode, exitCodes } from '../cli-error.ts';
import { createCommitWorktree } from '../git/commit-worktree.ts';
import { linkPackages } from '../git/link-packages.ts';
import { runGit } from '../git/run-git.ts';
import { findAffectedStoryFilesSince } from '../inputs/affected-story-files.ts';
import { readStorybookInputs, type StorybookInputs } from '../inputs/storybook-inputs.ts';
import type { Paths } from '../paths.ts';
import { repositoryRoot } from '../repository.ts';
import { buildStorybook } from '../run/build-storybook.ts';
import { sha256 } from '../screenshot-id.ts';
import { readStories } from '../stories.ts';
import { captureAndHashAllStories, captureAndHashInFreshPages } from './hash-stories.ts';
import { mutateSource } from './mutate-source.ts';

/** The result of breaking one file. */
export interface MutationTrial {
  file: string;
  changed: number;
  affected: number;
  /** Stories that changed but were not among the affected ones. There must be none. */
  missed: readonly string[];
}

interface Proof {
  commit: string;
  trials: readonly MutationTrial[];
  /** Files that break the whole Storybook. They prove nothing about the module graph. */
  unbuilt: readonly string[];
}

/**
 * Breaks files one at a time in a checkout of the last commit, builds, captures every story, and compares the changed
 * stories with those reported as affected. Files that all stories depend on are skipped. Takes an hour; after an
 * interruption it continues from the report.
 */
export async function verifyAffected(paths: Paths, count: number, seed: string): Promise<ExitCode> {
  const commit = await runGit(repositoryRoot, 'rev-parse', 'HEAD');
  const { folder, remove } = await createCommitWorktree(repositoryRoot, commit);
  const { trials: known, unbuilt: dead } = await readProof(paths, commit);
  const [trials, unbuilt] = [[...known], [...dead]];
  try {
    await linkPackages(repositoryRoot, folder);
    const fullBuild = await buildStorybook(folder, join(folder, '..', 'whole'));
    const files = shuffled(await requireInputs(fullBuild), seed || commit);
    const before = await captureAndHashAllStories(fullBuild);
    console.log(`${before.size} stories of ${commit.slice(0, 7)}, ${count} files to break.`);
    for (const file of files) {
      if (trials.length >= count) break;
      if (unbuilt.includes(file) || trials.some((trial) => trial.file === file)) continue;
      const trial = await breakOne(folder, file, commit, { whole: fullBuild, before }).catch(
        (error: Error) => {
          // A value that is checked on load breaks the whole Storybook.
          console.log(
            `The Storybook cannot be captured with ${file} broken: ${error.message.split('\n')[0]}`,
          );
          return null;
        },
      );
      if (trial) {
        trials.push(trial);
        console.log(`${trials.length} of ${count}  ${describe(trial)}`);
      } else unbuilt.push(file);
      await save(paths, { commit, trials, unbuilt });
    }
  } finally {
    await remove();
  }
  const missed = trials.reduce((sum, trial) => sum + trial.missed.length, 0);
  const surplus = trials.reduce(
    (sum, trial) => sum + trial.affected - trial.changed + trial.missed.length,
    0,
  );
  console.log(
    `${trials.length} files broken: ${missed} changed stories missed, ${surplus} affected stories unchanged.`,
  );
  return missed === 0 ? exitCodes.approved : exitCodes.unapproved;
}

async function breakOne(
  folder: string,
  file: string,
  commit: string,
  { whole, before }: { whole: string; before: ReadonlyMap<string, string> },
): Promise<MutationTrial> {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  await writeFile(path, mutateSource(file, source));
  try {
    const built = await buildStorybook(folder);
    const { files } = await findAffectedStoryFilesSince(folder, await requireInputs(built), commit);
    const stories = await readStories(built);
    const affected = new Set(stories.filter((story) => files.has(story.file)).map(({ id }) => id));
    const after = await captureAndHashAllStories(built);
    const changed = [...before.keys()].filter((id) => before.get(id) !== after.get(id));
    const candidates = changed.filter((id) => !affected.has(id));
    // Retry: a story that depends on the one before it, or was too slow once, proves nothing.
    const [first, second] = [
      await captureAndHashInFreshPages(whole, candidates),
      await captureAndHashInFreshPages(built, candidates),
    ];
    const missed = candidates.filter((id) => first.get(id) !== second.get(id));
    return {
      file,
      changed: changed.length - candidates.length + missed.length,
      affected: affected.size,
      missed,
    };
  } finally {
    await writeFile(path, source);
  }
}

/** Returns the files in an order that depends on the seed. */
function shuffled({ stories, global }: StorybookInputs, seed: string): string[] {
  const storyFiles = [...new Set(Object.values(stories).flat())].filter((file) => !global.includes(file));
  const order = (file: string) => sha256(`${seed} ${file}`);
  return storyFiles.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

async function requireInputs(built: string): Promise<StorybookInputs> {
  const inputs = await readStorybookInputs(built);
  if (inputs) return inputs;
  throw new CliError(exitCodes.incomparable, 'The Storybook of that commit has no record of its inputs.');
}

function describe({ file, changed, affected, missed }: MutationTrial): string {
  const text = missed.length > 0 ? `MISSED ${missed.join(', ')}` : 'none missed';
  return `${file}: ${changed} changed, ${affected} affected, ${text}`;
}

function proofPath({ reports }: Paths): string {
  return join(reports, 'visual-affected.json');
}

async function readProof(paths: Paths, commit: string): Promise<Proof> {
  const text = await readFile(proofPath(paths), 'utf8').catch(() => null);
  const proof = text === null ? null : (JSON.parse(text) as Proof);
  return proof?.commit === commit ? proof : { commit, trials: [], unbuilt: [] };
}

async function save(paths: Paths, proof: Proof): Promise<void> {
  await mkdir(paths.reports, { recursive: true });
  await writeFile(proofPath(paths), `${JSON.stringify(proof, null, 2)}\n`);
}
