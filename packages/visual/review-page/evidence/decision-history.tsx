import { memo } from 'react';
import type { DecisionHistoryEntry } from '../../src/review/review-data.ts';
import { ReviewIcon } from '../header/review-icon.tsx';
import { formatDay } from '../viewer/pair.ts';
import { EvidenceSection } from './evidence-section.tsx';

/** The earlier decisions about this screenshot: who decided what, and why. Latest first. */
export const DecisionHistory = memo(function DecisionHistory({
  history,
}: {
  history: readonly DecisionHistoryEntry[];
}) {
  if (history.length === 0) return null;
  const latestFirst = history.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <EvidenceSection
      title="History"
      sum={`${history.length} ${history.length === 1 ? 'decision' : 'decisions'}`}
    >
      <ol className="space-y-2.5 text-compact">
        {latestFirst.map(({ at, by, commit, reason, verb }) => (
          <li key={`${at} ${commit}`} className="flex gap-2">
            <ReviewIcon
              name={verb === 'approve' ? 'approved' : 'rejected'}
              className={`mt-0.5 shrink-0 ${verb === 'approve' ? 'text-success' : 'text-danger'}`}
            />
            <div className="min-w-0 wrap-anywhere">
              <p>{reason || 'No reason was given.'}</p>
              <p className="text-muted">
                {verb === 'approve' ? 'Approved' : 'Rejected'} {formatDay(at)} by {by}, {commit.slice(0, 7)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </EvidenceSection>
  );
});
