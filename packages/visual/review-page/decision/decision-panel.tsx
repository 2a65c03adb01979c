import { Button } from '@piri/ui/button';
import { Checkbox } from '@piri/ui/checkbox';
import { TextArea } from '@piri/ui/text-area';
import { cx } from 'class-variance-authority';
import { type Ref, useId } from 'react';
import type { Decision, DecisionKind, ReviewScreenshot } from '../../src/review/review-data.ts';
import { ReviewIcon } from '../header/review-icon.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { getDisabledReason } from '../session/review-status.ts';
import { formatDay } from '../viewer/pair.ts';
import { formatRejection } from './decision-messages.ts';

/** The comment, which is saved as the reason of the decision, and the buttons to decide. Always visible. */
export function DecisionPanel({
  ref,
  screenshot,
  name,
  decision,
  comment,
  rejecting,
  places,
  sharing,
  onComment,
  onCancel,
  onTogether,
  onDecide,
  onSubmit,
}: DecisionPanelProps) {
  const id = useId();
  const missing = rejecting !== null && comment.trim() === '';
  const rejectsGroup = rejecting?.group === true;
  const press = (kind: DecisionKind) => ({
    'aria-disabled': getDisabledReason(kind, screenshot) !== null,
    onClick: () => onDecide(kind),
  });
  return (
    <section aria-label={`Decision on ${name}`} className="border-subtle border-t bg-page p-4">
      {decision && <ExistingDecision decision={decision} />}
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          Comment
        </label>
        {sharing && (
          <div className="text-compact [&_label]:min-h-6 [&_label]:gap-1.5 [&_label]:py-0 [&_label]:leading-6">
            <Checkbox checked={sharing.together} onChange={(event) => onTogether(event.target.checked)}>
              {sharing.text}
            </Checkbox>
          </div>
        )}
      </div>
      <TextArea
        ref={ref}
        id={id}
        rows={2}
        value={comment}
        aria-keyshortcuts="c"
        aria-invalid={missing}
        aria-describedby={rejecting ? `${id}why` : undefined}
        onChange={(event) => onComment(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            onCancel();
            event.currentTarget.blur();
          }
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
        className="max-h-32 min-h-14! px-3! py-2! text-small"
      />
      {rejecting && (
        <p
          id={`${id}why`}
          className={cx(
            'mt-1.5 flex items-center gap-1.5 text-compact',
            missing ? 'text-danger' : 'text-muted',
          )}
        >
          <ReviewIcon name={missing ? 'error' : 'rejected'} width={16} height={16} className="shrink-0" />
          {missing ? 'Give a reason for the' : 'A'} {formatRejection(rejecting)}. Ctrl Enter sends it, Escape
          cancels it.
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-header max-md:grid-cols-3 max-md:border-subtle max-md:border-t max-md:bg-page max-md:p-3">
        <Button
          size="small"
          aria-keyshortcuts="a"
          {...press('approve')}
          className={`col-span-2 text-small! before:[clip-path:inset(0)]! max-md:col-span-1 max-sm:px-1! ${shut}`}
        >
          Approve{places > 1 ? ` ${places} places` : ''} <KeyHint className="max-sm:hidden">A</KeyHint>
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-keyshortcuts={rejectsGroup ? 'Control+Enter' : 'r'}
          {...press('reject')}
          {...(rejectsGroup && { onClick: onSubmit })}
          className={`border-danger! text-danger! text-small! max-sm:px-1! ${shut}`}
        >
          Reject{rejectsGroup ? ` ${rejecting.count}` : ''}{' '}
          <KeyHint className="max-sm:hidden">{rejectsGroup ? 'Ctrl Enter' : 'R'}</KeyHint>
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-keyshortcuts="f"
          {...press('flaky')}
          className={`text-small! max-sm:px-1! ${shut}`}
        >
          Flaky <KeyHint className="max-sm:hidden">F</KeyHint>
        </Button>
      </div>
    </section>
  );
}

/** Disabled but still focusable, so that the focus stays in place for the next screenshot. */
const shut =
  'aria-disabled:cursor-not-allowed! aria-disabled:border-transparent! aria-disabled:bg-surface-strong! aria-disabled:text-subtle! aria-disabled:before:hidden';

const decisionLabels = { approve: 'Approved', reject: 'Rejected', flaky: 'Marked as flaky' } as const;
const signs = { approve: 'approved', reject: 'rejected', flaky: 'flaky' } as const;

function ExistingDecision({ decision: { verb, by, at, reason } }: { decision: Decision }) {
  return (
    <div className="mb-3 flex gap-2 rounded-chip bg-surface-muted p-2.5 text-compact">
      <ReviewIcon name={signs[verb]} className="mt-0.5 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        <b>{decisionLabels[verb]}</b> by {by}, {formatDay(at)}. {reason}
      </p>
    </div>
  );
}

interface DecisionPanelProps {
  /** The comment's text area. */
  ref?: Ref<HTMLTextAreaElement>;
  screenshot: ReviewScreenshot;
  name: string;
  decision: Decision | null;
  comment: string;
  /** The rejection whose reason the user is writing, of this screenshot or of its group. */
  rejecting: { group: boolean; count: number } | null;
  /** How many screenshots an approval is for. */
  places: number;
  /** `null` if the comment applies to this screenshot only. */
  sharing: { together: boolean; text: string } | null;
  onComment: (text: string) => void;
  /** Called when the user cancels the rejection. */
  onCancel: () => void;
  onTogether: (together: boolean) => void;
  onDecide: (kind: DecisionKind) => void;
  /** Called when the user presses Ctrl Enter in the comment. */
  onSubmit: () => void;
}
