import { useState } from 'react';
import type { DecisionKind, ReviewPicture } from '../../src/review/review-data.ts';
import { getDisabledReason } from '../session/review-status.ts';
import { nameOf } from '../session/story-order.ts';
import type { ReviewViewModel } from '../session/use-review.ts';
import { getCommentScope, useCommentDrafts } from './use-comment-drafts.ts';

const said = { approve: 'Approved', reject: 'Rejected', flaky: 'Marked as flaky:' } as const;
const undone = { approve: 'approval', reject: 'rejection', flaky: 'mark' } as const;

/**
 * Returns the actions of a review (approve, reject, undo). They check whether they are allowed, announce their result,
 * and choose the next screenshot.
 */
export function useDecisionActions(
  reviewing: ReviewViewModel,
  say: (words: string) => void,
  focusComment: () => void,
) {
  const { session, picture, cause, group, left, broken, view, decoded, index, go, open } = reviewing;
  const comments = useCommentDrafts();
  // The label of the screenshot whose rejection reason is being written.
  const [rejecting, setRejecting] = useState<string | null>(null);
  const scope = picture ? getCommentScope(picture, comments.apart) : { key: '', together: false };
  const comment = comments.texts[scope.key] ?? '';
  const reason = comment.trim();

  const goOn = () => {
    const next = reviewing.nextWithout();
    if (next) go({ story: next.story, mode: next.mode });
  };

  return {
    comment,
    /** Whether the comment applies to other screenshots too, and to how many. `null` for a single screenshot. */
    sharing: picture ? sharingOf(reviewing, picture, scope.together) : null,
    rejecting: rejecting !== null && rejecting === picture?.label,
    write: (text: string) => comments.write(scope.key, text),
    keep: () => setRejecting(null),
    setTogether(together: boolean) {
      if (picture) comments.setTogether(picture, together);
    },
    decide(verb: DecisionKind) {
      if (!picture) return;
      const closed = getDisabledReason(verb, picture);
      if (closed) return say(closed);
      if (view === 'sheet') return say('Open a picture first, or approve all of them with Shift A.');
      if (verb === 'approve' && decoded !== 'shown')
        return say('The picture is still loading. Try again in a moment.');
      if (verb === 'reject' && reason === '') {
        setRejecting(picture.label);
        focusComment();
        return say('Give a reason for the rejection.');
      }
      const wasOpen = !session.state().decisions[picture.label];
      session.decide({ labels: [picture.label], verb, reason, shownIn: view });
      setRejecting(null);
      // Clear the comment: the reason to reject one screenshot does not apply to the next.
      if (verb === 'reject') comments.write(scope.key, '');
      say(`${said[verb]} ${nameOf(picture)}. ${leftWords(left - (wasOpen ? 1 : 0), broken)}`);
      goOn();
    },
    decideGroup() {
      if (!cause || !group) return say('No other picture has the same cause.');
      const [outlier] = group.outliers;
      const first = outlier === undefined ? undefined : index.pictureByLabel.get(outlier);
      if (first) {
        say(`${group.outliers.length} to open first. This is ${nameOf(first)}.`);
        return open(first);
      }
      if (group.open.length === 0) return say('All pictures with this cause are decided.');
      if (!group.sheetSeen) {
        say(`This is the sheet of all ${cause.pictures.length}. Press the same key again to approve them.`);
        return go({ view: 'sheet' });
      }
      session.decide({ labels: group.open, verb: 'approve', reason, shownIn: 'sheet' });
      say(
        `Approved ${group.open.length} pictures: ${cause.title}. ${leftWords(left - group.open.length, broken)}`,
      );
      go({ view: 'side-by-side' });
      goOn();
    },
    undo() {
      const step = session.undo();
      if (!step) return say('There is nothing to undo.');
      const [label = ''] = step.labels;
      const first = index.pictureByLabel.get(label);
      const what =
        step.labels.length > 1 ? `${step.labels.length} pictures` : first ? nameOf(first) : 'a picture';
      const again = step.labels.filter((one) => !session.state().decisions[one]).length;
      say(`Undone: the ${undone[step.verb]} of ${what}. ${leftWords(left + again, broken)}`);
      if (first) open(first);
    },
  };
}

export type DecisionActions = ReturnType<typeof useDecisionActions>;

function sharingOf({ cause, story }: ReviewViewModel, picture: ReviewPicture, together: boolean) {
  const count = cause?.pictures.length ?? story?.pictures.length ?? 1;
  if (count < 2) return null;
  const all = count === 2 ? 'both' : `all ${count}`;
  return { together, words: `The same for ${all} pictures${picture.cause === null ? ' of this story' : ''}` };
}

function leftWords(left: number, broken: number): string {
  if (left > 0) return `${left} left.`;
  return broken === 0 ? 'Nothing is left.' : `Nothing is left except ${broken} with an error. Fix them.`;
}
