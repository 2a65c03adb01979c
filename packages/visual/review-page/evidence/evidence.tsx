import type { ReviewScreenshot } from '../../src/review/review-data.ts';
import type { DecisionActions } from '../decision/use-decision-actions.ts';
import { ReviewIcon } from '../header/review-icon.tsx';
import { ScrollArea } from '../header/scroll-area.tsx';
import { getReviewStatus, statusLabels } from '../session/review-status.ts';
import type { ReviewViewModel } from '../session/use-review.ts';
import { AriaChanges } from './aria-changes.tsx';
import { AxeFindings } from './axe-findings.tsx';
import { CauseCard } from './cause-card.tsx';
import { CodeChanges } from './code-changes.tsx';
import { DecisionHistory } from './decision-history.tsx';
import { Places } from './places.tsx';

/** Everything known about a screenshot, in order of importance: cause, code, places, ARIA, axe, and earlier decisions. */
export function Evidence({ reviewing, screenshot, deciding }: EvidenceProps) {
  const { cause, card, group, index, open, go } = reviewing;
  const kind = getReviewStatus(screenshot);
  return (
    // The key resets the scroll position for each screenshot.
    <ScrollArea
      key={screenshot.label}
      aria-label="Evidence"
      className="min-h-0 flex-1 overflow-y-auto -outline-offset-2 max-md:flex-none"
    >
      {cause && group && (
        <CauseCard
          cause={cause}
          approvable={group.approvable.length}
          rejectable={group.rejectable.length}
          outliers={group.outliers}
          hasSeenSheet={group.hasSeenSheet}
          screenshotByLabel={index.screenshotByLabel}
          onOpen={open}
          onSheet={() => go({ view: 'sheet' })}
          onApprove={deciding.approveGroup}
          onReject={deciding.rejectGroup}
        />
      )}
      {cause?.diff && <CodeChanges diff={cause.diff} />}
      {card && (
        <Places
          card={card}
          current={screenshot.label}
          excluded={reviewing.excluded}
          decisions={reviewing.decisions}
          screenshotByLabel={index.screenshotByLabel}
          onOpen={open}
          onExclude={reviewing.toggleExcluded}
        />
      )}
      {screenshot.message && !statusesWithoutMessage.includes(screenshot.status) && (
        <p className="flex gap-2 border-subtle border-b px-4 py-3 text-compact">
          <ReviewIcon name={kind} className="mt-px shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <b>{statusLabels[kind]}.</b> {screenshot.message}
          </span>
        </p>
      )}
      <AriaChanges key={screenshot.label} before={screenshot.aria.before} after={screenshot.aria.after} />
      <AxeFindings axe={screenshot.axe} />
      <DecisionHistory history={screenshot.history} />
    </ScrollArea>
  );
}

/** These states are already explained in the viewer: changes by figures above the screenshot, errors in place of it. */
const statusesWithoutMessage: readonly ReviewScreenshot['status'][] = ['changed', 'error'];

interface EvidenceProps {
  reviewing: ReviewViewModel;
  screenshot: ReviewScreenshot;
  deciding: DecisionActions;
}
