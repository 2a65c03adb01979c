import { Button } from '@piri/ui/button';
import { Modal } from '@piri/ui/modal';
import { Progress } from '@piri/ui/progress';
import { TextInput } from '@piri/ui/text-input';
import { useId, useState } from 'react';
import type { ExportProgress } from '../../src/review/review-data.ts';
import { ReviewIcon } from '../header/review-icon.tsx';
import type { Decisions } from '../session/decisions.ts';
import type { ReviewStore } from '../session/review-store.ts';

/**
 * Summarises the decisions before they are written and asks for what is missing: the reason, or the reviewer's name.
 */
export function FinishDialog({ open, store, decisions, left, onClose, onDone }: FinishDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const all = Object.values(decisions);
  const count = (verb: string) => all.filter((one) => one.verb === verb).length;
  const bare = all.filter(({ verb, reason }) => verb === 'approve' && reason === '').length;
  const inFile = store.transport.kind === 'file';
  const asks = inFile ? 'Your name' : bare > 0 ? `Reason for ${bare} approved without a comment` : null;

  const finish = async () => {
    if (asks && text.trim() === '') return setFailure(`${asks}: a few words are needed.`);
    setBusy(true);
    setFailure(null);
    try {
      onDone(await store.transport.finish(text.trim(), decisions, store.state().review, setProgress));
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };

  return (
    <Modal
      open={open}
      title={inFile ? 'Save the decisions?' : 'Export the review?'}
      onOpenChange={onClose}
      loading={busy}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            Not yet
          </Button>
          <Button size="small" onClick={finish}>
            {inFile ? 'Save as a file' : 'Write it to git'}
          </Button>
        </>
      }
    >
      <p className="tabular text-small">
        {count('approve')} approved, {count('reject')} rejected, {count('flaky')} flaky, {left} without a
        decision.{' '}
        {inFile
          ? 'Send the file back to the person who sent you this page.'
          : 'What is approved becomes the new baseline; the rest stays as it is.'}
      </p>
      {asks && (
        <div className="mt-4">
          <label htmlFor={id} className="mb-1.5 block font-semibold text-default text-small">
            {asks}
          </label>
          <TextInput
            id={id}
            value={text}
            aria-invalid={failure !== null}
            aria-describedby={failure === null ? undefined : `${id}failure`}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void finish();
            }}
          />
        </div>
      )}
      {progress && (
        <div className="mt-4">
          <Progress
            label="Pictures written"
            value={progress.written}
            max={progress.total}
            valueText={`${progress.written} of ${progress.total} written`}
          />
        </div>
      )}
      {failure && (
        <p id={`${id}failure`} role="alert" className="mt-3 flex gap-1.5 text-danger text-small">
          <ReviewIcon name="error" className="mt-0.5 shrink-0" /> {failure}
        </p>
      )}
    </Modal>
  );
}

interface FinishDialogProps {
  open: boolean;
  store: ReviewStore;
  decisions: Decisions;
  /** The number of screenshots without a decision. */
  left: number;
  onClose: () => void;
  onDone: (message: string) => void;
}
