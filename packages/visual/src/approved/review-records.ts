import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViewMode } from '../review/review-data.ts';
import { getScreenshotLabel, type ScreenshotId, sha256 } from '../screenshot-id.ts';

/** The fields that every entry of a review can have. Reviews from before the review page existed lack them. */
interface ViewedScreenshot extends ScreenshotId {
  /** The view in which the screenshot was viewed. */
  shownIn?: ViewMode;
  /** The label of the screenshot that was viewed instead, because it shows the same change. */
  sameAs?: string;
  /** The entry's own reason, if it differs from the review's. */
  reason?: string;
}

/**
 * One screenshot of a review, with its hashes before and after the approval. `null` means that there is no screenshot.
 */
export interface ApprovedScreenshot extends ViewedScreenshot {
  from: string | null;
  to: string | null;
  /** Hash of the original screenshot, if the stored file is compressed. Older reviews lack it. */
  taken?: string;
  /** Hash of the accessibility snapshot, if it was audited. Older reviews lack it. */
  heard?: string;
  /** The hashes of the conflicting screenshots that branches approved and that this approval decides between. */
  settles?: readonly (string | null)[];
}

/** A rejected screenshot. `hash` is `null` if its removal was rejected. */
export interface RejectedScreenshot extends ViewedScreenshot {
  hash: string | null;
  /** Set if the accessibility snapshot was rejected instead of the screenshot. */
  heard?: string;
}

/** One review. Each has its own file, so that branches that add files merge without a conflict. */
export interface ReviewRecord {
  by: string;
  at: string;
  /** The commit that was checked out when the screenshots were taken. */
  commit: string;
  reason: string;
  pictures: readonly ApprovedScreenshot[];
  rejected?: readonly RejectedScreenshot[];
  /** Flaky screenshots: a note for the author of the story. They do not pass the gate. */
  flaky?: readonly ViewedScreenshot[];
}

/** A review with its file name. */
export interface StoredReviewRecord extends ReviewRecord {
  file: string;
}

/** The screenshot that was approved last, by label. */
export type ApprovalIndex = ReadonlyMap<string, ApprovedScreenshot>;

/** Returns the hash of a screenshot that matches the approval, or `null` if there is none. */
export function getApprovedCaptureHash(approved: ApprovedScreenshot | undefined): string | null {
  return approved?.taken ?? approved?.to ?? null;
}

export function getApprovalsFolder(baselines: string): string {
  return join(baselines, 'approvals');
}

/** Reads all reviews, oldest first. */
export async function readReviewRecords(baselines: string): Promise<StoredReviewRecord[]> {
  const folder = getApprovalsFolder(baselines);
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const read = async (file: string): Promise<StoredReviewRecord> => ({
    ...(JSON.parse(await readFile(join(folder, file), 'utf8')) as ReviewRecord),
    file,
  });
  return inOrder(await Promise.all(files.filter((file) => file.endsWith('.json')).map(read)));
}

export async function readApprovalIndex(baselines: string): Promise<ApprovalIndex> {
  return indexApprovals(await readReviewRecords(baselines));
}

/**
 * Indexes the approvals by label. The latest review counts: an older approval of the same bytes is void, because the
 * screenshot has changed since.
 */
export function indexApprovals(reviews: readonly ReviewRecord[]): ApprovalIndex {
  return new Map(
    inOrder(reviews).flatMap(({ pictures }) =>
      pictures.map((screenshot) => [getScreenshotLabel(screenshot), screenshot]),
    ),
  );
}

/** Writes `<date>-<short>.json` and returns its path. */
export async function writeReviewRecord(baselines: string, review: ReviewRecord): Promise<string> {
  const text = `${JSON.stringify(review, null, 2)}\n`;
  const folder = getApprovalsFolder(baselines);
  const path = join(folder, `${review.at.slice(0, 10)}-${sha256(text).slice(0, 8)}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, text, { flag: 'wx' });
  return path;
}

function inOrder<One extends ReviewRecord>(reviews: readonly One[]): One[] {
  return reviews.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
