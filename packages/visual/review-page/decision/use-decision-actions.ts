import { useState } from 'react';
import type { DecisionKind, ReviewScreenshot } from '../../src/review/review-data.ts';
import { isUndecided } from '../session/decisions.ts';
import { getDisabledReason } from '../session/review-status.ts';
import { formatScreenshotName } from '../session/story-order.ts';
import type { ReviewViewModel } from '../session/use-review.ts';
import {
  formatCount,
  formatOtherPlaces,
  formatRejection,
  formatRemaining,
  pastTense,
  undone,
} from './decision-messages.ts';
import { getCommentScope, useCommentDrafts } from './use-comment-drafts.ts';

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
  // The screenshot on which a rejection was started whose reason is being written, and whether it is of its group.
  const [started, setStarted] = useState<{ label: string; group: boolean } | null>(null);
  const scope = screenshot ? getCommentScope(screenshot, comments.apart) : { key: '', together: false };
  const comment = comments.texts[scope.key] ?? '';
  const reason = comment.trim();

  const rejecting =
    started && started.label === screenshot?.label
      ? {
          group: started.group,
          count: started.group ? (group?.rejectable.length ?? 0) : reviewing.listPlaces('reject').length,
        }
      : null;

  const askForReason = (label: string, rejection: { group: boolean; count: number }) => {
    setStarted({ label, group: rejection.group });
    focusComment();
    announce(`Give a reason for the ${formatRejection(rejection)}.`);
  };
  const goOn = () => {
    const next = reviewing.nextWithout();
    if (next) go({ story: next.story, mode: next.mode });
  };

  const decide = (verb: DecisionKind) => {
    if (!screenshot) return;
    const closed = getDisabledReason(verb, screenshot);
    if (closed) return announce(closed);
    if (view === 'sheet')
      return announce('Open a picture first, or decide on all of them with Shift A or Shift R.');
    if (verb === 'approve' && decodeState !== 'shown')
      return announce('The picture is still loading. Try again in a moment.');
    if (verb === 'reject' && reason === '')
      return askForReason(screenshot.label, { group: false, count: reviewing.listPlaces('reject').length });
    withReviewerName(() => {
      const labels = verb === 'flaky' ? [screenshot.label] : reviewing.listPlaces(verb);
      const wasOpen = isUndecided(screenshot, store.state().decisions);
      store.decide({ labels, verb, reason, shownIn: view });
      setStarted(null);
      // Clear the comment: the reason to reject one screenshot does not apply to the next.
      if (verb === 'reject') comments.write(scope.key, '');
      announce(
        `${pastTense[verb]} ${formatScreenshotName(screenshot)}${formatOtherPlaces(labels.length - 1)}. ${formatRemaining(left - labels.length + (wasOpen ? 0 : 1), broken)}`,
      );
      goOn();
    });
  };
  const decideGroup = (verb: 'approve' | 'reject', title: string, labels: readonly string[]) =>
    withReviewerName(() => {
      store.decide({ labels, verb, reason, shownIn: 'sheet' });
      setStarted(null);
      if (verb === 'reject') comments.write(scope.key, '');
      announce(
        `${pastTense[verb]} ${formatCount(labels.length)}: ${title}. ${formatRemaining(left - labels.length, broken)}`,
      );
      if (view === 'sheet') go({ view: 'side-by-side' });
      goOn();
    });
  const approveGroup = () => {
    if (!cause || !group) return announce('No other picture has the same cause.');
    const [outlier] = group.outliers;
    const first = outlier === undefined ? undefined : index.screenshotByLabel.get(outlier);
    if (first) {
      announce(`${group.outliers.length} to open first. This is ${formatScreenshotName(first)}.`);
      return open(first);
    }
    if (group.approvable.length === 0) return announce('All pictures with this cause are decided.');
    if (!group.hasSeenSheet) {
      announce(
        `This is the sheet of all ${cause.pictures.length}. Press the same key again to approve them.`,
      );
      return go({ view: 'sheet' });
    }
    decideGroup('approve', cause.title, group.approvable);
  };
  /** Rejects the group. Its outliers need not be opened, because a rejection lets nothing pass. */
  const rejectGroup = () => {
    if (!screenshot || !cause || !group) return announce('No other picture has the same cause.');
    const { rejectable } = group;
    if (rejectable.length === 0) return announce('All pictures with this cause are decided.');
    // Always stops in the comment, so that what was written for something else does not reject a whole group.
    if (!rejecting?.group || reason === '')
      return askForReason(screenshot.label, { group: true, count: rejectable.length });
    decideGroup('reject', cause.title, rejectable);
  };

  return {
    comment,
    /** Whether the comment applies to other screenshots too, and to how many. `null` for a single screenshot. */
    sharing: screenshot ? getSharing(reviewing, screenshot, scope.together) : null,
    rejecting,
    write: (text: string) => comments.write(scope.key, text),
    /** Cancels a rejection with its reason, which must not become the reason of another decision. */
    cancel() {
      if (rejecting) comments.write(scope.key, '');
      setStarted(null);
    },
    setTogether(together: boolean) {
      if (screenshot) comments.setTogether(screenshot, together);
    },
    decide,
    approveGroup,
    rejectGroup,
    /** Excludes the screenshot from the decision on its card, or includes it again. */
    toggleExcluded() {
      if (!screenshot || !reviewing.card) return announce('No other picture shows the same change.');
      reviewing.toggleExcluded(screenshot.label);
      announce(
        reviewing.excluded.has(screenshot.label)
          ? `${formatScreenshotName(screenshot)} is decided with the others again.`
          : `${formatScreenshotName(screenshot)} is decided apart from the others.`,
      );
    },
    /** Sends the rejection whose reason is being written, or approves with the comment. */
    submitComment() {
      if (rejecting?.group) rejectGroup();
      else decide(rejecting ? 'reject' : 'approve');
    },
    undo() {
      const step = store.undo();
      if (!step) return announce('There is nothing to undo.');
      const [label = ''] = step.labels;
      const first = index.screenshotByLabel.get(label);
      const what =
        step.labels.length > 1
          ? formatCount(step.labels.length)
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
