import { useState } from 'react';
import type { DecisionKind, ReviewScreenshot } from '../../src/review/review-data.ts';
import { isUndecided } from '../session/decisions.ts';
import { getDisabledReason } from '../session/review-status.ts';
import { formatScreenshotName } from '../session/story-order.ts';
import type { ReviewViewModel } from '../session/use-review.ts';
import { getCommentScope, useCommentDrafts } from './use-comment-drafts.ts';

const pastTense = { approve: 'Approved', reject: 'Rejected', flaky: 'Marked as flaky:' } as const;
const undone = { approve: 'approval', reject: 'rejection', flaky: 'mark' } as const;

/**
 * Returns the actions of a review (approve, reject, undo). They check whether they are allowed, announce their result,
 * and choose the next screenshot.
 */
export function useDecisionActions(
  reviewing: ReviewViewModel,
  announce: (text: string) => void,
  focusComment: () => void,
  withReviewerName: (decide: () => void) => void,
) {
  const { store, screenshot, cause, group, left, broken, view, decodeState, index, go, open } = reviewing;
  const comments = useCommentDrafts();
  // The label of the screenshot whose rejection reason is being written.
  const [rejecting, setRejecting] = useState<string | null>(null);
  const scope = screenshot ? getCommentScope(screenshot, comments.apart) : { key: '', together: false };
  const comment = comments.texts[scope.key] ?? '';
  const reason = comment.trim();

  const goOn = () => {
    const next = reviewing.nextWithout();
    if (next) go({ story: next.story, mode: next.mode });
  };

  return {
    comment,
    /** Whether the comment applies to other screenshots too, and to how many. `null` for a single screenshot. */
    sharing: screenshot ? getSharing(reviewing, screenshot, scope.together) : null,
    rejecting: rejecting !== null && rejecting === screenshot?.label,
    write: (text: string) => comments.write(scope.key, text),
    keep: () => setRejecting(null),
    setTogether(together: boolean) {
      if (screenshot) comments.setTogether(screenshot, together);
    },
    decide(verb: DecisionKind) {
      if (!screenshot) return;
      const closed = getDisabledReason(verb, screenshot);
      if (closed) return announce(closed);
      if (view === 'sheet') return announce('Open a picture first, or approve all of them with Shift A.');
      if (verb === 'approve' && decodeState !== 'shown')
        return announce('The picture is still loading. Try again in a moment.');
      if (verb === 'reject' && reason === '') {
        setRejecting(screenshot.label);
        focusComment();
        return announce('Give a reason for the rejection.');
      }
      withReviewerName(() => {
        const wasOpen = isUndecided(screenshot, store.state().decisions);
        store.decide({ labels: [screenshot.label], verb, reason, shownIn: view });
        setRejecting(null);
        // Clear the comment: the reason to reject one screenshot does not apply to the next.
        if (verb === 'reject') comments.write(scope.key, '');
        announce(
          `${pastTense[verb]} ${formatScreenshotName(screenshot)}. ${formatRemaining(left - (wasOpen ? 1 : 0), broken)}`,
        );
        goOn();
      });
    },
    decideGroup() {
      if (!cause || !group) return announce('No other picture has the same cause.');
      const [outlier] = group.outliers;
      const first = outlier === undefined ? undefined : index.screenshotByLabel.get(outlier);
      if (first) {
        announce(`${group.outliers.length} to open first. This is ${formatScreenshotName(first)}.`);
        return open(first);
      }
      if (group.open.length === 0) return announce('All pictures with this cause are decided.');
      if (!group.hasSeenSheet) {
        announce(
          `This is the sheet of all ${cause.pictures.length}. Press the same key again to approve them.`,
        );
        return go({ view: 'sheet' });
      }
      withReviewerName(() => {
        store.decide({ labels: group.open, verb: 'approve', reason, shownIn: 'sheet' });
        announce(
          `Approved ${group.open.length} pictures: ${cause.title}. ${formatRemaining(left - group.open.length, broken)}`,
        );
        go({ view: 'side-by-side' });
        goOn();
      });
    },
    undo() {
      const step = store.undo();
      if (!step) return announce('There is nothing to undo.');
      const [label = ''] = step.labels;
      const first = index.screenshotByLabel.get(label);
      const what =
        step.labels.length > 1
          ? `${step.labels.length} pictures`
          : first
            ? formatScreenshotName(first)
            : 'a picture';
      const again = step.labels.filter((one) => {
        const undecided = index.screenshotByLabel.get(one);
        return undecided && isUndecided(undecided, store.state().decisions);
      }).length;
      announce(`Undone: the ${undone[step.verb]} of ${what}. ${formatRemaining(left + again, broken)}`);
      if (first) open(first);
    },
  };
}

export type DecisionActions = ReturnType<typeof useDecisionActions>;

function getSharing({ cause, story }: ReviewViewModel, screenshot: ReviewScreenshot, together: boolean) {
  const count = cause?.pictures.length ?? story?.screenshots.length ?? 1;
  if (count < 2) return null;
  const all = count === 2 ? 'both' : `all ${count}`;
  return {
    together,
    text: `The same for ${all} pictures${screenshot.cause === null ? ' of this story' : ''}`,
  };
}

function formatRemaining(left: number, broken: number): string {
  if (left > 0) return `${left} left.`;
  return broken === 0 ? 'Nothing is left.' : `Nothing is left except ${broken} with an error. Fix them.`;
}
