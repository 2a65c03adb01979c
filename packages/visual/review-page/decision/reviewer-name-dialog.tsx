import { Button } from '@piri/ui/button';
import { Modal } from '@piri/ui/modal';
import { TextInput } from '@piri/ui/text-input';
import { useId, useState } from 'react';

/** Asks who reviews, because each decision records who made it. */
export function ReviewerNameDialog({ open, onSave, onClose }: ReviewerNameDialogProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const save = () => {
    if (name.trim() === '') setIsMissing(true);
    else onSave(name.trim());
  };
  return (
    <Modal
      open={open}
      title="Who reviews?"
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <p className="text-small">
        Git has no user name on this machine. Your name is kept in this browser and recorded with each
        decision.
      </p>
      <label htmlFor={id} className="mt-4 mb-1.5 block font-semibold text-default text-small">
        Your name
      </label>
      <TextInput
        id={id}
        value={name}
        autoComplete="name"
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}missing` : undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
        }}
      />
      {isMissing && (
        <p id={`${id}missing`} role="alert" className="mt-3 text-danger text-small">
          Enter your name.
        </p>
      )}
    </Modal>
  );
}

interface ReviewerNameDialogProps {
  open: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}
