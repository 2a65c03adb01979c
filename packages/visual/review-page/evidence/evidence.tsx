import type { ReviewPicture } from '../../src/review/review-data.ts';
import { ReviewIcon } from '../header/review-icon.tsx';
import { ScrollArea } from '../header/scroll-area.tsx';
import { getReviewStatus, statusLabels } from '../session/review-status.ts';
import type { ReviewViewModel } from '../session/use-review.ts';
import { AriaChanges } from './aria-changes.tsx';
import { AxeFindings } from './axe-findings.tsx';
import { CauseCard } from './cause-card.tsx';
import { History } from './history.tsx';

/** Everything known about a screenshot, in order of importance: cause, ARIA, axe, and earlier decisions. */
export function Evidence({ reviewing, picture, onApproveGroup }: EvidenceProps) {
  const { cause, group, index, open, go } = reviewing;
  const kind = getReviewStatus(picture);
  return (
    // The key resets the scroll position for each screenshot.
    <ScrollArea
      key={picture.label}
      aria-label="Evidence"
      className="min-h-0 flex-1 overflow-y-auto -outline-offset-2 max-lg:flex-none"
    >
      {cause && group && (
        <CauseCard
          cause={cause}
          open={group.open.length}
          outliers={group.outliers}
          sheetSeen={group.sheetSeen}
          pictureByLabel={index.pictureByLabel}
          onOpen={open}
          onSheet={() => go({ view: 'sheet' })}
          onApprove={onApproveGroup}
        />
      )}
      {picture.message && !said.includes(picture.status) && (
        <p className="flex gap-2 border-subtle border-b px-4 py-3 text-small">
          <ReviewIcon name={kind} className="mt-px shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <b>{statusLabels[kind]}.</b> {picture.message}
          </span>
        </p>
      )}
      <AriaChanges key={picture.label} before={picture.aria.before} after={picture.aria.after} />
      <AxeFindings axe={picture.axe} />
      <History history={picture.history} />
    </ScrollArea>
  );
}

/** These states are already explained in the viewer: changes by figures above the screenshot, errors in place of it. */
const said: readonly ReviewPicture['status'][] = ['changed', 'error'];

interface EvidenceProps {
  reviewing: ReviewViewModel;
  picture: ReviewPicture;
  onApproveGroup: () => void;
}
