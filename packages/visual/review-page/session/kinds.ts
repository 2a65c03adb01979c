import type { ReviewPicture, Verb } from '../../src/review/review-data.ts';

/** Why a picture is in the review: the word and the shape it is shown by. */
export type Kind = ReviewPicture['status'] | 'accessibility' | 'rejected';

/** The mildest first: a story with several shows the last. */
export const kinds: readonly Kind[] = [
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

export const kindWords: Readonly<Record<Kind, string>> = {
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
export function kindOf({ status, axe }: ReviewPicture): Kind {
  if (status === 'error' || status === 'unstable') return status;
  return axe.added.length > 0 ? 'accessibility' : status;
}

/** The sentence why this cannot be said of the picture; null when it can. */
export function closedFor(verb: Verb, { status }: ReviewPicture): string | null {
  if (verb === 'reject') return null;
  if (verb === 'flaky') {
    return status === 'changed' || status === 'unstable'
      ? null
      : 'Only a picture that has changed can be flaky.';
  }
  if (status === 'error') return 'There is no picture to approve: the story has an error.';
  if (status === 'unstable') return 'Two shots of it differ, so neither can be approved. Mark it as flaky.';
  if (status === 'twin') return 'It looks like another story. The story itself has to say why.';
  return null;
}
