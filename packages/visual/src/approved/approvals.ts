import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViewMode } from '../review/review-data.ts';
import { getLabel, type ScreenshotId, sha256 } from '../screenshot-id.ts';

/** What every entry of a review can say; reviews from before there was a page to look in lack it. */
interface Looked extends ScreenshotId {
  /** Where it was looked at. */
  shownIn?: ViewMode;
  /** Where it differs from the review's own. */
  reason?: string;
}

/** One picture of a review: which one it was and which one it is from now on. Null means there is none. */
export interface ApprovedPicture extends Looked {
  from: string | null;
  to: string | null;
  /** Hash of the same picture as the browser wrote it, where it lies packed tighter; older reviews lack it. */
  taken?: string;
  /** Hash of the accessibility tree and of axe's findings, where they were asked; older reviews lack it. */
  heard?: string;
  /** The pictures of two branches between which this one decides. */
  settles?: readonly (string | null)[];
}

/** A picture that somebody does not want; null when it is the removal that is not wanted. */
export interface RejectedPicture extends Looked {
  hash: string | null;
  /** Where it is not the picture that is not wanted, but what is heard of it. */
  heard?: string;
}

/** One review, one file: branches that each add a file merge without a conflict. */
export interface Approval {
  by: string;
  at: string;
  /** The commit that was checked out when the pictures were taken. */
  commit: string;
  reason: string;
  pictures: readonly ApprovedPicture[];
  rejected?: readonly RejectedPicture[];
  /** Pictures that do not stand still: a note for who mends the story; the gate is not opened by it. */
  flaky?: readonly Looked[];
}

/** A review as it lies among the others. */
export interface StoredApproval extends Approval {
  file: string;
}

/** Which picture was approved last, by label. */
export type ApprovalIndex = ReadonlyMap<string, ApprovedPicture>;

/** The hash that a picture has when it is taken and looks as approved. */
export function getCaptureHash(approved: ApprovedPicture | undefined): string | null {
  return approved?.taken ?? approved?.to ?? null;
}

export function approvalsFolder(baselines: string): string {
  return join(baselines, 'approvals');
}

/** All reviews, the oldest first. */
export async function readApprovals(baselines: string): Promise<StoredApproval[]> {
  const folder = approvalsFolder(baselines);
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const read = async (file: string): Promise<StoredApproval> => ({
    ...(JSON.parse(await readFile(join(folder, file), 'utf8')) as Approval),
    file,
  });
  return inOrder(await Promise.all(files.filter((file) => file.endsWith('.json')).map(read)));
}

export async function readApprovalIndex(baselines: string): Promise<ApprovalIndex> {
  return indexApprovals(await readApprovals(baselines));
}

/** The later review counts. An older approval of the same bytes is void: the picture has changed since. */
export function indexApprovals(approvals: readonly Approval[]): ApprovalIndex {
  return new Map(
    inOrder(approvals).flatMap(({ pictures }) => pictures.map((picture) => [getLabel(picture), picture])),
  );
}

/** Writes `<date>-<short>.json`; answers its path. */
export async function writeApproval(baselines: string, approval: Approval): Promise<string> {
  const text = `${JSON.stringify(approval, null, 2)}\n`;
  const folder = approvalsFolder(baselines);
  const path = join(folder, `${approval.at.slice(0, 10)}-${sha256(text).slice(0, 8)}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, text, { flag: 'wx' });
  return path;
}

function inOrder<One extends Approval>(approvals: readonly One[]): One[] {
  return approvals.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
