import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { git } from './git/git.ts';
import { type PictureName, pathOf, sha256 } from './picture.ts';
import type { Word } from './standing.ts';

/** One of the pictures between which somebody decides. */
export interface Side {
  hash: string | null;
  /** Null where this side took the picture away. */
  picture: Buffer | null;
  word: Word;
}

export interface Sides {
  ours: Side;
  /** More than one when more than two branches met. */
  theirs: readonly Side[];
}

/**
 * Finds the bytes of contested pictures: during a merge git keeps both sides, afterwards one lies in the folder and
 * the other one only in the history.
 */
export async function sidesOf(
  baselines: string,
  name: PictureName,
  looks: ReadonlyMap<string | null, Word>,
): Promise<Sides> {
  const path = `${pathOf('.', name)}.png`;
  const ours = await oursOf(baselines, path);
  const hashOfOurs = ours && sha256(ours);
  const sides = await Promise.all(
    [...looks].map(async ([hash, word]): Promise<Side> => {
      if (hash === null) return { hash, word, picture: null };
      return { hash, word, picture: hash === hashOfOurs ? ours : await findPicture(baselines, path, hash) };
    }),
  );
  const here = sides.find(({ hash }) => hash === hashOfOurs) ?? sides[0];
  if (!here) throw new Error(`Nothing is contested about ${path}.`);
  return { ours: here, theirs: sides.filter((side) => side !== here) };
}

/** Of this branch: git's second stage while a merge is under way, else what lies there. */
async function oursOf(baselines: string, path: string): Promise<Buffer | null> {
  const stages = await git(baselines, 'ls-files', '--unmerged', '--', path);
  if (stages !== '') return bytesAt(baselines, `:2:./${path}`);
  return readFile(`${baselines}/${path}`).catch(() => null);
}

async function findPicture(baselines: string, path: string, hash: string): Promise<Buffer> {
  const commits = await git(baselines, 'log', '--all', '--full-history', '-m', '--format=%H', '--', path);
  const places = [':3', ...new Set(commits.split('\n').filter(Boolean))];
  for (const place of places) {
    const picture = await bytesAt(baselines, `${place}:./${path}`);
    if (picture && sha256(picture) === hash) return picture;
  }
  throw new Error(`The approved picture ${path} with the hash ${hash} is in no commit of this repository.`);
}

/** Null when there is no such file there. */
async function bytesAt(folder: string, object: string): Promise<Buffer | null> {
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 64 * 2 ** 20 } as const;
  return promisify(execFile)('git', ['show', object], options).then(
    ({ stdout }) => stdout,
    () => null,
  );
}
