import type { ReviewPicture } from '../../src/review/review-data.ts';
import { ScrollBox } from '../header/scroll-box.tsx';
import { Sign } from '../header/sign.tsx';
import { kindOf, kindWords } from '../session/kinds.ts';
import type { Reviewing } from '../session/reviewing.ts';
import { AriaChanges } from './aria-changes.tsx';
import { AxeFindings } from './axe-findings.tsx';
import { CauseCard } from './cause-card.tsx';
import { History } from './history.tsx';

/** Everything known about a picture, what matters most first: the cause, then ARIA, axe and what was decided before. */
export function Evidence({ reviewing, picture, onApproveGroup }: EvidenceProps) {
  const { cause, group, index, open, go } = reviewing;
  const kind = kindOf(picture);
  return (
    // From the top again for each picture.
    <ScrollBox
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
        <p className="flex gap-2 border-hairline border-b px-4 py-3 text-small">
          <Sign name={kind} className="mt-px shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <b>{kindWords[kind]}.</b> {picture.message}
          </span>
        </p>
      )}
      <AriaChanges key={picture.label} before={picture.aria.before} after={picture.aria.after} />
      <AxeFindings axe={picture.axe} />
      <History history={picture.history} />
    </ScrollBox>
  );
}

/** Figures stand above the picture, an error stands in its place. */
const said: readonly ReviewPicture['status'][] = ['changed', 'error'];

interface EvidenceProps {
  reviewing: Reviewing;
  picture: ReviewPicture;
  onApproveGroup: () => void;
}
