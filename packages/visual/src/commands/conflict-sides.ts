import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { formats } from '../approved/screenshot-file.ts';
import type { DecisionMetadata } from '../evaluation/decision-index.ts';
import { runGit } from '../git/run-git.ts';
import { getScreenshotPathWithoutExtension, type ScreenshotId, sha256 } from '../screenshot-id.ts';

/** One of the screenshots to choose between. */
export interface ConflictSide {
  hash: string | null;
  /** `null` if this side removed the screenshot. */
  screenshot: Buffer | null;
  decision: DecisionMetadata;
}

export interface ConflictSides {
  ours: ConflictSide;
  /** More than one if more than two branches were merged. */
  theirs: readonly ConflictSide[];
}

/**
 * Finds the bytes of contested screenshots. During a merge git has both sides. After it, one is in the folder and the
 * other only in the history.
 */
export async function readConflictSides(
  baselines: string,
  name: ScreenshotId,
  decisions: ReadonlyMap<string | null, DecisionMetadata>,
): Promise<ConflictSides> {
  const paths = formats.map((format) => `${getScreenshotPathWithoutExtension('.', name)}.${format}`);
  const ours = await readOurs(baselines, paths);
  const hashOfOurs = ours && sha256(ours);
  const sides = await Promise.all(
    [...decisions].map(async ([hash, decision]): Promise<ConflictSide> => {
      if (hash === null) return { hash, decision, screenshot: null };
      return {
        hash,
        decision,
        screenshot: hash === hashOfOurs ? ours : await findScreenshot(baselines, paths, hash),
      };
    }),
  );
  const here = sides.find(({ hash }) => hash === hashOfOurs) ?? sides[0];
  if (!here) throw new Error(`There is no conflict about ${paths[0]}.`);
  return { ours: here, theirs: sides.filter((side) => side !== here) };
}

/** Returns this branch's screenshot: git's second stage during a merge, else the file. */
async function readOurs(baselines: string, paths: readonly string[]): Promise<Buffer | null> {
  for (const path of paths) {
    const entries = await runGit(baselines, 'ls-files', '--unmerged', '--', path);
    const ours = await (entries === ''
      ? readFile(`${baselines}/${path}`).catch(() => null)
      : bytesAt(baselines, `:2:./${path}`));
    if (ours) return ours;
  }
  return null;
}

async function findScreenshot(baselines: string, paths: readonly string[], hash: string): Promise<Buffer> {
  const log = ['log', '--all', '--full-history', '-m', '--format=%H', '--', ...paths];
  const commits = (await runGit(baselines, ...log)).split('\n').filter(Boolean);
  for (const revision of [':3', ...new Set(commits)]) {
    for (const path of paths) {
      const screenshot = await bytesAt(baselines, `${revision}:./${path}`);
      if (screenshot && sha256(screenshot) === hash) return screenshot;
    }
  }
  throw new Error(
    `The approved picture ${paths[0]} with the hash ${hash} is in no commit of this repository.`,
  );
}

/** Reads a file from git, or returns `null` if it does not exist. */
async function bytesAt(folder: string, object: string): Promise<Buffer | null> {
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 64 * 2 ** 20 } as const;
  return promisify(execFile)('git', ['show', object], options).then(
    ({ stdout }) => stdout,
    () => null,
  );
}
