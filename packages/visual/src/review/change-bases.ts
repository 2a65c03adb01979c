import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ReviewRecord, StoredReviewRecord } from '../approved/review-records.ts';
import { readObjectIdsByPath, runGit } from '../git/run-git.ts';
import type { StorybookInputs } from '../inputs/storybook-inputs.ts';
import type { PassedCheck } from '../run/last-passed-check.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';

/** An earlier state of the files. A change that was made since is suspected of causing the differences. */
export interface ChangeBase {
  /** Such as "not committed": describes a file that has changed since. */
  description: string;
  /** The commit to compare file contents with. */
  commit: string;
  /** The changed inputs of the built Storybook. */
  files: ReadonlySet<string>;
  /** How much less likely this base is than the latest one. */
  cost: number;
  /** The screenshots that were approved since. That they are equal proves nothing. */
  approvedSince: ReadonlySet<string>;
}

export interface ChangeHistory {
  root: string;
  inputs: StorybookInputs;
  reviews: readonly (ReviewRecord | StoredReviewRecord)[];
  lastPassedCheck: PassedCheck | null;
}

const costPerStep = 6;

/**
 * Returns the states to compare with, the latest first: the last commit, then the last check that passed, or else the
 * newest approval. Files that have not changed since that check are not suspected, even if they are not committed.
 */
export async function listRecentChangeBases({
  root,
  inputs,
  reviews,
  lastPassedCheck,
}: ChangeHistory): Promise<ChangeBase[]> {
  const head = await readObjectIdsByPath(root, 'HEAD').catch(() => null);
  if (!head) return [];
  const committed = new Set([...head.keys()].map((path) => basename(path)));
  const isCommitted = (review: ReviewRecord) => !('file' in review) || committed.has(String(review.file));
  const pending = reviews.filter((review) => !isCommitted(review));
  const uncommitted: ChangeBase = {
    description: 'not committed',
    commit: 'HEAD',
    files: listChangedFiles(inputs, head, lastPassedCheck),
    cost: 0,
    approvedSince: listLabels(pending),
  };
  const passed = lastPassedCheck && {
    description: 'changed since the last check that passed',
    commit: lastPassedCheck.commit,
    files: listChangedFiles(inputs, new Map(Object.entries(lastPassedCheck.files)), null),
    cost: costPerStep,
    approvedSince: listLabels(reviews.filter(({ at }) => at > lastPassedCheck.at)),
  };
  const earlier = passed ?? (await readNewestApproval(root, inputs, reviews.filter(isCommitted), pending));
  return [uncommitted, ...(earlier ? [earlier] : [])].filter(({ files }) => files.size > 0);
}

/** Returns the state at a commit, or `null` if it is not in this clone. */
export async function readChangeBase(
  root: string,
  inputs: StorybookInputs,
  commit: string,
  cost = 2 * costPerStep,
): Promise<ChangeBase | null> {
  const ids = await readObjectIdsByPath(root, commit).catch(() => null);
  if (!ids) return null;
  const description = `changed since commit ${commit.slice(0, 7)}`;
  return { description, commit, files: listChangedFiles(inputs, ids, null), cost, approvedSince: new Set() };
}

/** Returns the content of a file at the base, or `null` if it did not exist. */
export async function readFileAtBase(root: string, base: ChangeBase, file: string): Promise<string | null> {
  return runGit(root, 'show', `${base.commit}:${file}`).catch(() => null);
}

/** Returns the current content of a file, or an empty string if it is gone. */
export async function readCurrentFile(root: string, file: string): Promise<string> {
  return readFile(join(root, file), 'utf8').catch(() => '');
}

async function readNewestApproval(
  root: string,
  inputs: StorybookInputs,
  reviews: readonly ReviewRecord[],
  pending: readonly ReviewRecord[],
): Promise<ChangeBase | null> {
  const newest = reviews.at(-1);
  const base = newest ? await readChangeBase(root, inputs, newest.commit, costPerStep) : null;
  return base && { ...base, approvedSince: listLabels(pending) };
}

function listChangedFiles(
  inputs: StorybookInputs,
  before: ReadonlyMap<string, string | null>,
  passed: PassedCheck | null,
): ReadonlySet<string> {
  const changed = Object.entries(inputs.files).filter(
    ([file, id]) => before.get(file) !== id && (id === null || passed?.files[file] !== id),
  );
  return new Set(changed.map(([file]) => file));
}

function listLabels(reviews: readonly ReviewRecord[]): ReadonlySet<string> {
  return new Set(reviews.flatMap(({ pictures }) => pictures.map(getScreenshotLabel)));
}
