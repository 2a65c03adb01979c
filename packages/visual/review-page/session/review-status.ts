import type { DecisionKind, ReviewScreenshot } from '../../src/review/review-data.ts';

/** Why a screenshot is in the review. Determines its label and icon. */
export type ReviewStatus = ReviewScreenshot['status'] | 'accessibility' | 'rejected';

/** All statuses by increasing severity. A story with several shows the most severe. */
export const reviewStatuses: readonly ReviewStatus[] = [
  'changed',
  'new',
  'removed',
  'unapproved',
  'twin',
  'unstable',
  'accessibility',
  'rejected',
  'error',
];

export const statusLabels: Readonly<Record<ReviewStatus, string>> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  unapproved: 'Not approved',
  twin: 'Look-alike',
  unstable: 'Unstable',
  accessibility: 'Accessibility',
  rejected: 'Rejected before',
  error: 'Error',
};

/**
 * Returns the screenshot's status. Each screenshot has exactly one, so that the counts of the chips add up. New axe
 * findings take precedence over visual changes.
 */
export function getReviewStatus({ status, axe }: ReviewScreenshot): ReviewStatus {
  if (status === 'error' || status === 'unstable') return status;
  return axe.added.length > 0 ? 'accessibility' : status;
}

/** Returns why this decision is not possible for the picture, or `null` if it is. */
export function getDisabledReason(decision: DecisionKind, { status }: ReviewScreenshot): string | null {
  if (status === 'error') return 'The story has an error, so there is nothing to decide. Fix the story.';
  if (decision === 'flaky') {
    const moves = status === 'changed' || status === 'unstable' || status === 'rejected';
    return moves ? null : 'Only a changed picture can be marked as flaky.';
  }
  if (status === 'unstable') return 'Two screenshots of it differ. Fix the story, or mark it as flaky.';
  if (decision === 'approve' && status === 'twin')
    return 'It looks like another story. Give the reason in the story.';
  return null;
}

/** Returns whether the screenshot needs a decision. Errors are shown and counted, but must be fixed instead. */
export function isDecidable({ status }: ReviewScreenshot): boolean {
  return status !== 'error';
}
