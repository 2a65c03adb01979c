import type { DecisionKind, ReviewPicture } from '../../src/review/review-data.ts';

/** Why a picture is in the review: the word and the shape it is shown by. */
export type ReviewStatus = ReviewPicture['status'] | 'accessibility' | 'rejected';

/** The mildest first: a story with several shows the last. */
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

/** Each picture has one kind, so that the chips add up; what axe newly finds outweighs what has moved. */
export function getReviewStatus({ status, axe }: ReviewPicture): ReviewStatus {
  if (status === 'error' || status === 'unstable') return status;
  return axe.added.length > 0 ? 'accessibility' : status;
}

/** The sentence why this cannot be said of the picture; null when it can. */
export function getDisabledReason(verb: DecisionKind, { status }: ReviewPicture): string | null {
  if (status === 'error')
    return 'The story has an error, so there is nothing to decide. It has to be mended.';
  if (verb === 'flaky') {
    const moves = status === 'changed' || status === 'unstable' || status === 'rejected';
    return moves ? null : 'Only a picture that has changed can be flaky.';
  }
  if (status === 'unstable') return 'Two shots of it differ. It can only be marked as flaky, or mended.';
  if (verb === 'approve' && status === 'twin')
    return 'It looks like another story. The story has to say why.';
  return null;
}

/** Whether it waits for a decision at all. An error is seen and counted, but it is mended, not decided. */
export function isDecidable({ status }: ReviewPicture): boolean {
  return status !== 'error';
}
